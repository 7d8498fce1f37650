import type { factorsEn } from './words.en.ts'

export const factorsJa: typeof factorsEn = {
  title: '2段階認証',
  hint: 'パスキーを使うか、パスワードに加えて、スマートフォンのアプリに表示されるコードを入力してログインします。パスワードを知られただけでは、ほかの人はログインできません。',
  begin: '認証アプリを設定',
  scan: '認証アプリでQRコードを読み取るか、キーを入力してください。次に、アプリに表示されたコードを入力します。',
  picture: '認証アプリ用のQRコード',
  key: 'キー',
  first: 'アプリに表示されたコード',
  password: 'パスワード',
  code: 'コード',
  codeHint: '認証アプリのコード、またはリカバリーコード。',
  turnOn: '有効にする',
  cancel: 'キャンセル',
  appSince: (date) => `${date}から有効です。認証アプリのコードでログインします。`,
  left: (count) =>
    count === 0
      ? 'リカバリーコードが残っていません。作り直してください。'
      : `リカバリーコードは残り${count}個です。`,
  codes: 'リカバリーコード',
  codesHint:
    'アプリやパスキーを使えなくなったとき、1個につき1回ログインできます。表示されるのは今だけです。なくさない場所に保管してください。',
  saveCodes: 'ファイルに保存',
  copyCodes: 'コピー',
  kept: '保管しました',
  renew: 'リカバリーコードを作り直す',
  renewHint: '以前のコードは使えなくなります。',
  removeApp: '認証アプリを無効にする',
  removeAppHint: 'パスキーがなければ、パスワードだけでログインできるようになります。',
  logInByPasskey: 'パスキーでログイン',
  withPasskey: 'パスキーを使う',
  noPasskey: 'パスキーは使われませんでした。',
  addPasskey: 'パスキーを追加',
  passkeyHint: '指紋、顔、または端末のPINで、パスワードなしでログインできます。',
  passkeyName: 'パスキーの名前',
  passkeyNameHint: '見分けるための名前です。例：「自分のスマートフォン」',
  passkeySince: (created, used) =>
    used === null ? `${created}に追加` : `${created}に追加、最後の使用は${used}`,
  removePasskey: '削除',
  removePasskeyOf: (name) => `パスキー「${name}」を削除`,
  removePasskeyHint:
    'このパスキーではログインできなくなります。パスキーも認証アプリもなくなると、パスワードだけでログインできるようになります。',
  tooLong: '時間がかかりすぎたため、最初からやり直してください。',
  step: {
    title: '2段階認証',
    hint: 'パスワードを確認しました。認証アプリのコード、パスキー、リカバリーコードのどれかを使ってください。',
    back: '戻る',
    lost: 'どれも使えない場合は、このサイトの管理者に相談してください。',
  },
}
