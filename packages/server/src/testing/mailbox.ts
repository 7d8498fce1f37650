import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A letter as it arrived, with its text as it is read. */
interface Kept {
  readonly from: string
  readonly to: string
  readonly head: string
  readonly text: string
}

/** A mail server that keeps what it is given. */
export interface Mailbox {
  readonly address: string
  readonly letters: Kept[]
  /** It takes no letters for the time being. */
  isFull: boolean
  close(): Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    speak(socket, mailbox)
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', () => listens()))
  const mailbox: Mailbox = {
    address: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters: [],
    isFull: false,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return mailbox
}

/** As much of the protocol as a letter needs. */
function speak(socket: Socket, mailbox: Mailbox): void {
  let from = ''
  let to = ''
  let rest = ''
  let text: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)

  function onLine(line: string): void {
    if (text) {
      if (line !== '.') return void text.push(line.replace(/^\./, ''))
      mailbox.letters.push({ from, to, ...read(text.join('\n')) })
      text = undefined
      return void say('250 kept')
    }
    const command = line.slice(0, 4).toUpperCase()
    const address = /<(.*?)>/.exec(line)?.[1] ?? ''
    if (command === 'EHLO' || command === 'HELO' || command === 'RSET') return void say('250 here')
    if (command === 'MAIL') from = address
    if (command === 'RCPT') to = address
    if (command === 'RCPT' && mailbox.isFull) return void say('452 full')
    if (command === 'DATA') {
      text = []
      return void say('354 go on')
    }
    if (command === 'QUIT') {
      say('221 bye')
      return void socket.end()
    }
    say('250 fine')
  }

  say('220 mailbox')
  socket.setEncoding('utf8').on('data', (piece: string) => {
    const lines = (rest + piece).split('\r\n')
    rest = lines.pop()!
    for (const line of lines) onLine(line)
  })
}

function read(letter: string): Pick<Kept, 'head' | 'text'> {
  const middle = letter.indexOf('\n\n')
  const head = letter.slice(0, middle)
  const body = letter.slice(middle + 2)
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(head)) return { head, text: body }
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return { head, text: Buffer.from(bytes, 'latin1').toString('utf8') }
}
