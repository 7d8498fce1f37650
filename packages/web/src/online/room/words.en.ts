/** Words of a game of rules that are no more. */
export const archiveEn = {
  playing:
    'The rules of this game have changed on this server since it was begun, so it cannot go on here. You can read it and save it.',
  over: 'This game was played by an earlier version of the rules. It is shown as it was stored.',
  end: 'End this game',
  endHint:
    'It then stands among the games that are over, for everybody who played it, and all of it can be saved.',
  board: (move: number) => `The board after move ${move}, the last that was stored`,
  log: 'What happened',
  unreadable: (move: number) => `Move ${move}: told in a form that is no longer read`,
  nothing: 'Nothing of its log can be read any more. The file has it.',
}
