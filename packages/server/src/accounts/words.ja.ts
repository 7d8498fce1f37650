import type { AccountWords } from './words.ts'

export const ja: AccountWords = {
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
  gone: (letters) => `プレイヤー ${letters}`,
}
