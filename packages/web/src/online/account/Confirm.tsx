import { words } from '../../app/words.ts'
import { readSession, server } from './account.ts'
import { EmailLinkPage } from './EmailLinkPage.tsx'

/** Where the link of a letter leads that asks whose an address is; whatever only opens the link confirms nothing. */
export const Confirm = ({ token }: { token: string }) => {
  const { enter } = words.value.online
  return (
    <EmailLinkPage
      title={enter.confirmTitle}
      submit={enter.confirm}
      work={async () => {
        await server.confirmEmail(token)
        await readSession()
      }}
      done={{ text: enter.confirmed, href: '/me', label: enter.toAccount }}
    >
      <p>{enter.confirmHint}</p>
    </EmailLinkPage>
  )
}
