import { useState } from 'preact/hooks'
import { words } from '../../app/words.ts'
import { NewPassword } from '../Form.tsx'
import { server } from './account.ts'
import { EmailLinkPage } from './EmailLinkPage.tsx'

/** A new password in place of a forgotten one, by the link of a letter. */
export const Reset = ({ token }: { token: string }) => {
  const { enter, logIn } = words.value.online
  const [password, setPassword] = useState('')
  return (
    <EmailLinkPage
      title={enter.resetTitle}
      submit={enter.reset}
      work={() => server.newPassword(token, password)}
      done={{ text: enter.resetDone, href: '/login', label: logIn }}
    >
      <NewPassword label={enter.newPassword} value={password} change={setPassword} />
    </EmailLinkPage>
  )
}
