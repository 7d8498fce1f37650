/** Words of an invitation to a table. */
export const joinEn = {
  title: 'An invitation',
  to: (game: string, title: string) => `You are invited to ${game}: ${title}.`,
  name: 'Your name',
  asGuest: 'Sit down as a guest',
  as: (name: string) => `Sit down as ${name}`,
  haveAccount: 'I have an account',
  watch: 'Only watch',
  open: 'Go to the table',
  begun: 'The game has begun.',
  none: 'This invitation leads nowhere any more.',
}
