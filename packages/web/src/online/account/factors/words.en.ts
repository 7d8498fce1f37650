/** Words of logging in with more than a password. */
export const factorsEn = {
  title: 'Two-step log-in',
  hint: 'To log in then takes a passkey, or a code from an app on your phone besides the password. So nobody gets in who has found out the password alone.',
  begin: 'Set up an authenticator app',
  scan: 'Scan the picture with an authenticator app, or type the key into it. Then enter the code that it shows.',
  picture: 'QR code for the authenticator app',
  key: 'Key',
  first: 'Code that the app shows',
  password: 'Your password',
  code: 'Code',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
  turnOn: 'Turn on',
  cancel: 'Cancel',
  appSince: (date: string) => `On since ${date}: an authenticator app gives the codes.`,
  left: (count: number) =>
    count === 0
      ? 'No recovery codes are left. Make new ones.'
      : count === 1
        ? '1 recovery code is left.'
        : `${count} recovery codes are left.`,
  codes: 'Your recovery codes',
  codesHint:
    'Each of these logs you in once if you have lost the app or the passkey. They are shown only now: keep them where you will find them.',
  saveCodes: 'Save as a file',
  copyCodes: 'Copy',
  kept: 'I have kept them',
  renew: 'Make new recovery codes',
  renewHint: 'Those of before then open nothing.',
  removeApp: 'Turn the app off',
  removeAppHint: 'Unless there is a passkey, the password alone is then enough to log in.',
  logInByPasskey: 'Log in with a passkey',
  withPasskey: 'Use a passkey',
  noPasskey: 'No passkey was used.',
  addPasskey: 'Add a passkey',
  passkeyHint:
    'It opens your account by a fingerprint, your face or the PIN of your device, without the password.',
  passkeyName: 'Name of the passkey',
  passkeyNameHint: 'So that you know it again, as in “My phone”.',
  passkeySince: (created: string, used: string | null) =>
    used === null ? `Passkey since ${created}` : `Passkey since ${created}, last used on ${used}`,
  removePasskey: 'Remove',
  removePasskeyOf: (name: string) => `Remove the passkey ${name}`,
  removePasskeyHint:
    'It then opens nothing any more. Without any passkey or app, the password alone is enough to log in.',
  tooLong: 'That took too long. Begin again.',
  step: {
    title: 'Second step',
    hint: 'Your password is right. Now use a code of your authenticator app, a passkey, or one of your recovery codes.',
    back: 'Back',
    lost: 'Lost them all? Whoever runs this site can help.',
  },
}
