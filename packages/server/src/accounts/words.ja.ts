import type { FactorChange } from './factorLetters.ts'
import type { AccountWords } from './words.ts'

const FACTOR_CHANGES: Readonly<Record<FactorChange, string>> = {
  authenticatorAdded:
    'アカウントに認証アプリが追加されました。今後のログインには、アプリに表示されるコードが必要です。',
  authenticatorRemoved:
    'アカウントから認証アプリが削除されました。今後のログインに、アプリのコードは必要ありません。',
  passkeyAdded:
    'アカウントにパスキーが追加されました。今後はパスキーでログインでき、パスワードだけではログインできません。',
  passkeyRemoved: 'アカウントからパスキーが削除されました。今後、そのパスキーではログインできません。',
  codesRenewed: 'アカウントのリカバリーコードが新しくなりました。以前のコードは使えません。',
}

export const jaAccounts: AccountWords = {
  reset: (name, link) => ({
    subject: 'Roundhouse：パスワードの再設定',
    text: `${name} 様

あなたのアカウントについて、パスワードの再設定が求められました。1時間以内に次のページで新しいパスワードを決めてください。

${link}

心当たりがなければ、何もする必要はありません。パスワードは今のままです。
`,
  }),
  confirm: (name, link) => ({
    subject: 'Roundhouse：メールアドレスの確認',
    text: `アカウント ${name} のメールアドレスとして、このアドレスが入力されました。ご本人であれば、24時間以内に次のページで確認してください。

${link}

心当たりがなければ、何もする必要はありません。このアドレスは使われません。
`,
  }),
  moved: (name, link) => ({
    subject: 'Roundhouse：メールアドレスが変更されました',
    text: `${name} 様

このアドレスは、あなたのアカウントのメールアドレスではなくなりました。今後、通知やパスワード再設定のメールはこのアドレスには届きません。

ご自身で変更した場合は、何もする必要はありません。

心当たりがなければ、誰かにパスワードを知られているおそれがあります。ログインしたままの端末があれば、すぐに次のページでパスワードを変え、メールアドレスを元に戻してください。

${link}

ログインできないときは、このサイトの管理者に連絡してください。管理者は、新しいパスワードを決めるためのリンクを発行できます。
`,
  }),
  factors: (name, change, link) => ({
    subject: 'Roundhouse：ログイン方法が変更されました',
    text: `${name} 様

${FACTOR_CHANGES[change]}

ご自身で変更した場合は、何もする必要はありません。

心当たりがなければ、誰かにパスワードを知られているおそれがあります。すぐに次のページでパスワードを変え、ログインの設定を確かめてください。

${link}

ログインできないときは、このサイトの管理者に連絡してください。
`,
  }),
  gone: (letters) => `プレイヤー ${letters}`,
}
