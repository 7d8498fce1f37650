export const enNotices = {
  /** To whom, and at which table; the address of a webhook may be read by more people. */
  turn: (name: string, table: string) => `${name}, it is your turn: ${table}`,
  turns: (name: string, count: number) => `${name}, it is your turn at ${count} tables`,
  asked: (round: string, prompt: string) => `${round}: ${prompt}`,
  settings: (link: string) => `How you are told is up to you: ${link}`,
  testSubject: (name: string) => `${name}, this is a test`,
  test: 'This is how you will be told that it is your turn.',
}
