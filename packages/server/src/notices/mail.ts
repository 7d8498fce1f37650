import { createTransport } from 'nodemailer'

/** How long a mail server may be silent, in milliseconds. */
const TIMEOUT_MS = 10_000

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Two letters of one id are the same letter. */
  readonly id?: string
}

export type Mail = (letter: Letter) => Promise<void>

/** Sends letters by a mail server, as in `smtp://user:password@host:587`. */
export function mailBy(server: string, from: string): Mail {
  const transport = createTransport({
    url: server,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const mailDomain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return async ({ to, subject, text, id }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(id !== undefined && { messageId: `<${id}@${mailDomain}>` }),
    })
  }
}
