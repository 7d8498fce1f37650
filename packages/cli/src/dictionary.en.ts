import type { Language } from '@roundhouse/kernel'

const moment = (at: number): string => (at === 0 ? 'the set-up' : `action ${at}`)

interface Beyond {
  readonly hex: string
  readonly edge: number
  readonly neighbour: string
}

interface Crowded {
  readonly hex: string
  readonly stop: string
  readonly tokens: number
  readonly slots: number
}

interface RuleValue {
  readonly rule: string
  readonly value: string | number | boolean
  readonly known: readonly (string | number | boolean)[]
}

export const enCli = {
  language: 'en' as Language,
  none: 'none',

  help: {
    title: 'Roundhouse: railway games with every rule enforced',
    usage: 'Usage',
    command: 'COMMAND',
    example: 'Example',
    more: '`roundhouse COMMAND --help` tells more about a command.',
    lang: 'speak Japanese or English; without it, as the environment does',
    help: 'show this help',
    version: 'show the version',
    games: 'Games',
    choices: 'Games, what can be chosen for each, and the usual value of each option',
    exitCodes: 'Exit codes',
    exits: {
      fine: 'all is well',
      wrong: 'a game went wrong (refused, different, a law broken), or routes earn not what is expected',
      badInput: 'the input is wrong',
      internal: 'Roundhouse itself made a mistake',
      output: 'the output cannot be written',
    },
  },
  commands: {
    serve: {
      summary: 'Serves the site: play, study and read the rules in a browser.',
      more: `Goes on until it is stopped (Ctrl+C). Games are kept in a folder, or in a PostgreSQL
database that any number of processes share. Every flag can also be given by the
environment: ROUNDHOUSE_PORT, ROUNDHOUSE_DATABASE and so on (ROUNDHOUSE_TRUST_PROXY=1).
ROUNDHOUSE_METRICS_TOKEN has no flag: /api/metrics is read with this token, and not at all without one.`,
      example: 'roundhouse serve --port 8080 --url https://trains.example.com --trust-proxy',
      flags: {
        port: 'where it listens (1846); 0 takes any that is free',
        host: 'the address of this machine on which it listens; without it, on all',
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'a PostgreSQL database instead of the folder (postgres://…)',
        url: 'where browsers find the site; links in mails and notices begin with it',
        smtp: 'the server that sends mail (smtp://user:password@host:587)',
        'mail-from': 'from whom mail comes',
        'trust-proxy': 'believe what a proxy of yours in front of it says of who asks',
      },
    },
    replay: {
      summary: 'Replays recorded games and checks that they still come out the same.',
      more: `A FILE is a game exported by Roundhouse (.json), a file of a failure (.json), a game
exported from 18xx.games (.json), or a game log (.jsonl); each may be packed (gzip). In a game
log the whole position after every action is compared. Exits with 1 when an action is refused,
a position differs or a law breaks.`,
      example: 'roundhouse replay game.json logs/*.jsonl.gz',
      flags: {
        check: 'look closely at every action: it was offered, nothing is made or lost, its events tell all',
        json: 'print one JSON object for each file, one a line',
        trace: 'write one JSON line for each action to OUT, a new file: n, seat, action, events, state',
        against:
          'compare a game from 18xx.games after every action with TRACE (.jsonl), and name the first thing that differs',
      },
    },
    routes: {
      summary: 'Finds the best routes of a company, and proves that there are none better.',
      more: `A FILE is a board position with one or more questions (.json, may be packed with gzip):
these trains on this board, what do they earn at most? Exits with 1 when the answer differs
from the revenue that the file expects.`,
      example: 'roundhouse routes position.json',
      flags: {
        json: 'print one JSON object for each question, one a line',
      },
    },
    simulate: {
      summary: 'Lets bots play against each other and prints what came out.',
      more: `The same seed plays the same games. Exits with 1 when a law of the game breaks or a
bot's action is refused, and writes that game to roundhouse-failure.json.`,
      example: 'roundhouse simulate --game baltimore-ohio --players 4 --games 10 --seed 1',
      flags: {
        game: 'the game',
        players: 'how many players',
        games: 'how many games',
        seed: 'where chance begins; each further game takes the next seed',
        bot: 'the bot on every seat; given once for each seat, the bots in seat order',
        option: 'an option of the game',
        cap: 'the most actions of a game (20000)',
        json: 'print one JSON object, with the result of every game',
        save: 'write every game to this folder, for replay',
      },
    },
    fuzz: {
      summary: 'Plays at random, throws hostile input at the game and checks every law.',
      more: `Every number of players has its turn, and the options of the game are changed now and
then, unless they are given. When a law breaks, the shortest game found that breaks it is
written to a file; exits with 1.`,
      example: 'roundhouse fuzz --game baltimore-ohio --seconds 60 --seed 1',
      flags: {
        game: 'the game',
        seconds: 'how long to go on; at least one game is played',
        seed: 'where chance begins; each further game takes the next seed',
        players: 'how many players',
        option: 'an option of the game',
        workers: 'how many threads share the games (one a core); what they find depends on the seed alone',
        out: 'where a failure is written (roundhouse-failure.json)',
        json: 'print one JSON object',
      },
    },
    rules: {
      summary: 'Prints a rule, the rules of a chapter, or the whole rule book of a game.',
      more: 'ID is the game; RULE is the number of a rule or of a chapter.',
      example: 'roundhouse rules baltimore-ohio BO-3.14',
      flags: {},
    },
    verify: {
      summary: 'Replays every stored game and reports each that no longer gives what is stored.',
      more: `The log of each game is played from its first entry; whose turn it is, the positions that
were kept and the result must be the same. Nothing is changed, and the server may go on
meanwhile. Exits with 1 when a game differs.`,
      example: 'roundhouse verify --database postgres:///roundhouse',
      flags: {
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they are kept',
        json: 'print one JSON object for each game, one a line',
      },
    },
    backup: {
      summary: 'Writes everything that is stored to one file.',
      more: `FILE is JSON, one row a line, packed (gzip): all of one moment, while the server goes on.
It can be restored into a folder or into PostgreSQL, wherever it came from, by this version
or a later one. Log-ins are not in it, but much that is secret: keep it where nobody else
reads it.`,
      example: 'roundhouse backup roundhouse.jsonl.gz',
      flags: {
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they are kept',
      },
    },
    restore: {
      summary: 'Puts back what a backup holds, into a store in which there is nothing.',
      more: 'FILE was written by backup, of either kind of store. All of it is put back, or nothing.',
      example: 'roundhouse restore roundhouse.jsonl.gz --database postgres:///roundhouse',
      flags: {
        data: 'the folder in which games will be kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they will be kept',
      },
    },
    export: {
      summary: 'Prints a stored game as one file that replay accepts, even while it goes on.',
      more: 'ID is the last part of the address of its table. The file holds all that is hidden in the game.',
      example: 'roundhouse export k3v9x2m4q7ab --out game.json',
      flags: {
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they are kept',
        out: 'write it to FILE, a new file',
      },
    },
    'reset-password': {
      summary: 'Prints a link by which somebody chooses a new password.',
      more: 'NAME is the name or the email address of the account. The link works once, for an hour.',
      example: 'roundhouse reset-password Ada --url https://trains.example.com',
      flags: {
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they are kept',
        url: 'where browsers find the site',
      },
    },
    ban: {
      summary: 'Bans an account: nobody can log in to it, and whoever is in is out at once.',
      more: `NAME is the name or the email address of the account; without one, those who are banned are
listed. The name stays taken. Tables of the account that wait are closed, and in games the
others can have a bot take over from it at once. While the server runs it hears of it
within a second. Given again, the reason and the end are the new ones.`,
      example: 'roundhouse ban Mallory --reason "Insults in the chat" --until 2027-01-31',
      flags: {
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they are kept',
        reason: 'what is read by whoever tries to log in',
        until: 'when it ends (UTC), as 2027-01-31 or 2027-01-31T18:00; without it, never',
      },
    },
    unban: {
      summary: 'Lifts the ban of an account.',
      more: 'NAME is the name or the email address of the account. What a bot has taken over stays with the bot.',
      example: 'roundhouse unban Mallory',
      flags: {
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they are kept',
        reason: 'why, for the log of the site',
      },
    },
    close: {
      summary: 'Takes a table away that waits, or ends a game without a result.',
      more: `ID is the last part of the address of its table. Everybody who has it open is told. A game
that was ended stays where it stood, to be read and saved; it cannot be taken up again.`,
      example: 'roundhouse close k3v9x2m4q7ab',
      flags: {
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they are kept',
        reason: 'why, as its players read it',
      },
    },
    'remove-message': {
      summary: 'Deletes what somebody said at a table.',
      more: `ID is the last part of the address of the table, N the number of the message; without N,
everything that was said there is printed with its numbers. That something was said
stays to be seen. Backups that were made before still have the text.`,
      example: 'roundhouse remove-message k3v9x2m4q7ab 17',
      flags: {
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they are kept',
        reason: 'why, for the log of the site',
      },
    },
    'reset-factor': {
      summary: 'Lets somebody who has lost the second factor log in by the password alone.',
      more: 'NAME is the name or the email address of the account. Its authenticator app, passkeys and recovery codes are removed. Make sure first that it is the owner who asks.',
      example: 'roundhouse reset-factor Ada',
      flags: {
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they are kept',
      },
    },
    moderator: {
      summary: 'Names a moderator, who bans, closes tables and deletes messages on the page /site.',
      more: `NAME is the name or the email address of an account with a password; without one, the
moderators are listed. By nothing but this command does an account become one. What
moderators do stands in the log of that page, with what is done by commands.`,
      example: 'roundhouse moderator Ada',
      flags: {
        data: 'the folder in which games are kept (roundhouse-data)',
        database: 'the PostgreSQL database in which they are kept',
        not: 'the account is none any more',
      },
    },
  },

  noCommand: (name: string, known: readonly string[]) =>
    `There is no command "${name}"; the commands are ${known.join(', ')}.`,
  unknownFlag: (flag: string) => `There is no flag ${flag} here; --help lists the flags.`,
  takesNoValue: (flag: string) => `${flag} takes no value.`,
  needsValue: (flag: string) => `${flag} needs a value.`,
  emptyArgument: 'An argument is empty; --help tells more.',
  missing: (what: string) => `${what} is missing; --help tells more.`,
  tooMany: (argument: string) => `"${argument}" is one argument too many.`,
  badNumber: (flag: string, given: string, min: number, max: number) =>
    `${flag} must be a whole number from ${min} to ${max}, not "${given}".`,
  badLanguage: (given: string) => `--lang must be ja or en, not "${given}".`,
  noGame: (id: string, known: readonly string[]) =>
    `There is no game "${id}"; the games are ${known.join(', ')}.`,
  noRule: (game: string, rule: string) => `${game} has no rule "${rule}".`,
  noBot: (name: string, known: readonly string[]) =>
    `There is no bot "${name}" here; the bots are ${known.join(', ')}.`,
  botsForSeats: (bots: number, seats: number) =>
    `--bot is given ${bots} times for ${seats} players; give it once, or once for each player.`,
  noOption: (name: string, known: readonly string[]) =>
    `The game has no option "${name}"; the options are ${known.join(', ')}.`,
  badOption: (text: string) => `--option ${text} is not a name=value that the game knows.`,

  serving: (address: string) => `Roundhouse is at ${address}`,
  servingBehind: (address: string, listening: string) =>
    `Roundhouse is at ${address}, listening on ${listening}`,
  noSite: {
    'not-built': (_port: number, _host: string) =>
      'The site has not been built yet: run `npm run build` where Roundhouse is, or `npm start`, which builds and serves it.',
    'port-taken': (port: number, _host: string) => `Port ${port} is taken; choose another with --port.`,
    'port-forbidden': (port: number, _host: string) =>
      `Port ${port} may not be used here; choose another with --port.`,
    'host-elsewhere': (_port: number, host: string) =>
      `--host ${host} is no address of this machine; without --host it listens on all that it has.`,
    'host-unknown': (_port: number, host: string) =>
      `--host ${host} cannot be found; give an address of this machine, such as 127.0.0.1.`,
  },

  twoStores: 'Give either --data or --database, not both.',
  badAddress: (flag: string, form: string) => `${flag} must be an address that begins with ${form}.`,
  badBase: (url: string) => `--url must be the address of a whole host, without a path, not "${url}".`,
  noDatabase: {
    empty: (place: string, _code: string) => `There are no stored games in ${place}.`,
    newer: (place: string, _code: string) =>
      `The games in ${place} are kept by a later version of Roundhouse than this one; use that version.`,
    older: (place: string, _code: string) =>
      `The games in ${place} are kept by an earlier version of Roundhouse; use that version, or bring them up to date by starting this one (roundhouse serve).`,
    served: (place: string, _code: string) =>
      `${place} is served by another process already; a folder is served by one, a PostgreSQL database by any number.`,
    'not-a-folder': (place: string, code: string) =>
      `${place} cannot be used as a folder: there is a file of that name (${code}).`,
    'may-not': (place: string, code: string) =>
      `${place} cannot be opened: this account may not read and write there (${code}).`,
    'disk-full': (place: string, code: string) =>
      `${place} cannot be opened: the disk on which it lies is full (${code}).`,
    damaged: (place: string, code: string) =>
      `${place} cannot be opened: the file in which games are kept is damaged, or no database (${code}).`,
    'no-host': (place: string, code: string) =>
      `The database ${place} cannot be reached: its host cannot be found (${code}).`,
    'nobody-there': (place: string, code: string) =>
      `The database ${place} cannot be reached: nothing answers there (${code}).`,
    password: (place: string, code: string) =>
      `The database ${place} cannot be opened: it wants a password, and none or a wrong one was given (${code}).`,
    account: (place: string, code: string) =>
      `The database ${place} cannot be opened: it does not let this account in from here (${code}).`,
    'no-such-database': (place: string, code: string) =>
      `The database ${place} cannot be opened: the server has no database of that name; createdb makes it (${code}).`,
    'not-now': (place: string, code: string) =>
      `The database ${place} cannot be opened now: it is just starting or stopping, or has too many connections (${code}).`,
    other: (place: string, code: string) => `${place} cannot be opened (${code}).`,
  },
  noTable: (id: string) => `There is no game "${id}" that has begun.`,
  nobody: (name: string) => `There is no account "${name}".`,
  banned: (name: string, end: string | null) =>
    end === null ? `${name} is banned.` : `${name} is banned until ${end}.`,
  banDone: (sessions: number, left: number, playing: number) =>
    `log-ins ended ${sessions}, waiting tables left ${left}, games in play ${playing}`,
  badEnd: (text: string) =>
    `--until must be a date to come, such as 2027-01-31 or 2027-01-31T18:00, not "${text}".`,
  notBanned: (name: string) => `"${name}" is not banned.`,
  unbanned: (name: string) => `"${name}" can log in again.`,
  noSuchTable: (id: string) => `There is no table "${id}".`,
  tableOver: (id: string) => `The game "${id}" is over already.`,
  tableClosed: {
    taken: (id: string) => `The table "${id}" is taken away.`,
    ended: (id: string) => `The game "${id}" is ended.`,
  },
  noMessage: (id: string, number: string) => `There is no message ${number} at a table "${id}".`,
  messageRemoved: (number: string) => `Message ${number} is deleted.`,
  noAccount: (name: string) => `There is no account "${name}" with a password.`,
  moderatorNamed: (name: string) => `${name} is a moderator.`,
  moderatorNoMore: (name: string) => `${name} is not a moderator any more.`,
  notModerator: (name: string) => `${name} is not a moderator.`,
  factorReset: (name: string) => `${name} logs in by the password alone from now on.`,
  backedUp: (rows: number, file: string) => `${file}: rows ${rows}`,
  restored: (rows: number, file: string) => `${file}: rows ${rows}`,
  noRestore: {
    format: (name: string) => `${name} is not a backup.`,
    newer: (name: string) => `${name} was written by a later version; restore it with that one.`,
    cut: (name: string) => `${name} is not whole.`,
    damaged: (name: string) =>
      `${name} is damaged: something in it does not fit the rest. Nothing is restored.`,
    full: (name: string) => `${name} is not restored: there is something in the store already.`,
  },
  verifying: (games: number) => (games === 1 ? '1 game' : `${games} games`),
  verified: (games: number, wrong: number) => `games ${games}, different ${wrong}`,
  differing: {
    unreadable: (at: number, _rule: string) =>
      at === 0 ? 'something that is stored of it cannot be read' : `${moment(at)} cannot be read`,
    game: (_at: number, _rule: string) => 'there is no such game here',
    version: (_at: number, _rule: string) => 'it was begun with another version of the rules',
    chain: (at: number, _rule: string) =>
      `${moment(at)} is not what was written there, or one before it is missing`,
    refused: (at: number, rule: string) => `${moment(at)} is refused by ${rule}`,
    broken: (at: number, _rule: string) => `${moment(at)} fails`,
    events: (at: number, _rule: string) => `${moment(at)} tells something else than what is stored`,
    length: (at: number, _rule: string) => `the log has ${at} entries, and another number is stored`,
    turn: (at: number, _rule: string) => `after ${moment(at)} it is another player's turn`,
    state: (at: number, _rule: string) => `after ${moment(at)} it is over, or not, unlike what is stored`,
    result: (at: number, _rule: string) => `after ${moment(at)} the result is another`,
    snapshot: (at: number, _rule: string) => `after ${moment(at)} the position is another`,
  },

  noFile: (name: string) => `There is no file ${name}.`,
  isFolder: (name: string) => `${name} is a folder, not a file.`,
  emptyFile: (name: string) => `${name} is empty.`,
  cannotRead: (name: string, code: string) => `${name} cannot be read (${code}).`,
  cannotWrite: (name: string, code: string) => `${name} cannot be written (${code}).`,
  alreadyThere: (name: string) => `${name} is already there, and is not written over.`,
  brokenGzip: (name: string) => `${name} is not a whole gzip file.`,
  brokenJson: (name: string) => `${name} is not JSON.`,
  brokenLine: (name: string, line: number) => `${name}, line ${line}: this is not a line of a game log.`,
  actionExpected: (name: string, line: number, n: number) =>
    `${name}, line ${line}: action ${n} was expected.`,
  unknownLog: (name: string, known: readonly string[]) =>
    `${name} is not a log of a game that is known here; the games are ${known.join(', ')}.`,
  noRecord: (name: string) => `${name} is not a recorded game.`,
  noTrace: (name: string) => `${name} is not a trace: it tells no position.`,
  brokenTrace: (name: string, line: number) => `${name}, line ${line}: this is not a line of a trace.`,
  notInTrace: (name: string, at: number) =>
    `${name} tells no position after ${moment(at)}: it is a trace of another game.`,
  untraced: (name: string) => `${name} cannot be compared with a trace: it is not a game from 18xx.games.`,
  wrongFile: {
    game: (name: string) => `${name} is a record of another game.`,
    version: (name: string) =>
      `${name} was recorded with another version of the game and cannot be replayed with this one.`,
    luck: (name: string) => `${name} is damaged: the luck it records does not fit the game.`,
    undo: (name: string) => `${name} is damaged: it takes back to an action that is not in it.`,
  },
  noPosition: (name: string) => `${name} is not a route position.`,
  missingField: (name: string, place: string) => `${name}, ${place} is missing.`,
  badField: (name: string, place: string, value: string) => `${name}, ${place} cannot be ${value}.`,
  position: {
    'hex-again': (name: string, { hex }: { hex: string }) => `${name}: hex ${hex} is listed twice.`,
    'no-such-edge': (name: string, { hex, edge }: { hex: string; edge: number }) =>
      `${name}, hex ${hex}: a path ends at edge ${edge}; the edges are 0 to 5.`,
    'no-such-end': (name: string, { hex, end }: { hex: string; end: string }) =>
      `${name}, hex ${hex}: a path ends at "${end}", which is no edge, no stop and no junction.`,
    'no-such-stop': (name: string, { hex, stop }: { hex: string; stop: string }) =>
      `${name}, hex ${hex}: a path ends at stop ${stop}, which is not there.`,
    'no-such-rotation': (name: string, { hex, rotation }: { hex: string; rotation: number }) =>
      `${name}, hex ${hex}: the rotation is ${rotation}; rotations are 0 to 5.`,
    'not-six-neighbours': (name: string, { hex, count }: { hex: string; count: number }) =>
      `${name}, hex ${hex}: ${count} neighbors are listed instead of 6.`,
    'unknown-neighbour': (name: string, { hex, edge, neighbour }: Beyond) =>
      `${name}, hex ${hex}: ${neighbour} beyond edge ${edge} is not in the list of hexes.`,
    'one-way-neighbour': (name: string, { hex, edge, neighbour }: Beyond) =>
      `${name}, hex ${hex}: ${neighbour} lies beyond edge ${edge}, but ${neighbour} has another neighbor there.`,
    'too-many-tokens': (name: string, { hex, stop, tokens, slots }: Crowded) =>
      `${name}, hex ${hex}, stop ${stop}: slots ${slots}, but tokens ${tokens}.`,
    'slots-outside-city': (name: string, { hex, stop }: { hex: string; stop: string }) =>
      `${name}, hex ${hex}, stop ${stop}: only a city has slots and tokens.`,
    'counts-as-elsewhere': (name: string, { hex, stop }: { hex: string; stop: string }) =>
      `${name}, hex ${hex}, stop ${stop}: only an off-board stop can count as another kind.`,
    'unknown-rule-value': (name: string, { rule, value, known }: RuleValue) =>
      `${name}: the rule ${rule} cannot be ${value} here, only ${known.join(' or ')}.`,
    'no-token': (name: string, { case: id, corporation }: { case: string; corporation: string }) =>
      `${name}, ${id}: ${corporation} has no token on the board.`,
    'train-without-pays': (name: string, { case: id, train }: { case: string; train: string }) =>
      `${name}, ${id}: nothing is said about what train ${train} pays for.`,
  },
  foreignRecord: (name: string, title: string) =>
    `${name} is a game of ${title} from 18xx.games, which cannot be replayed here.`,
  internal: (message: string) =>
    `Roundhouse itself made a mistake: ${message} (ROUNDHOUSE_DEBUG=1 shows where).`,

  routes: {
    proved: 'proved to be the best',
    asExpected: 'as expected',
    expected: (revenue: string) => `but ${revenue} was expected`,
    nothingExpected: 'with nothing to compare',
  },
  actions: (count: number) => (count === 1 ? '1 action' : `${count} actions`),
  finished: 'finished',
  unfinished: 'not finished',
  endedBy: {
    players: 'ended by its players',
    program: 'ended by the program it was played on',
  },
  matches: 'everything matches',
  absent: 'nothing',
  nothingToCompare: 'replayed, with no result to compare',
  refusedAt: ({ at, rule, message }: { at: number; rule: string; message: string }) =>
    `${moment(at)} is refused by ${rule}: ${message}`,
  differsAt: (at: number, path: string, expected: string, actual: string) =>
    `differs after ${moment(at)} at ${path}: expected ${expected}, found ${actual}`,
  brokenAt: ({ at, law, message }: { at: number; law: string; message: string }) =>
    `${moment(at)} breaks the law "${law}": ${message}`,
  stuck: 'players are asked, but nobody has anything on offer',
  reproduce: (file: string) => `To see it again: roundhouse replay --check ${file}`,

  replaying: (file: string, number: number, of: number) => `${number}/${of} ${file}`,
  simulating: (done: number, of: number) => `${done} of ${of} games`,
  fuzzing: (games: string, actions: string, seconds: string) =>
    `${games} games, ${actions} actions, ${seconds} s`,

  simulation: {
    table: (game: string, bots: string) => `${game}: ${bots}`,
    games: (games: string, finished: string, capped: string) =>
      `games: ${games}, finished ${finished}, capped ${capped}`,
    actions: (actions: string, seconds: string, perSecond: string) =>
      `actions: ${actions} in ${seconds} s, ${perSecond} per second`,
    spread: (min: string, median: string, max: string) => `least ${min}, median ${median}, most ${max}`,
    lengths: (spread: string) => `actions in a game: ${spread}`,
    scores: (spread: string, sum: string) => `scores: ${spread}; median of a game's sum ${sum}`,
    seatWins: (wins: string) => `wins by seat: ${wins}`,
    botWins: (wins: string) => `wins by bot: ${wins}`,
    events: (events: string) => `events: ${events}`,
  },
  fuzz: {
    games: (games: string, ended: string, capped: string) =>
      `games: ${games}, ended ${ended}, capped ${capped}`,
    kinds: (kinds: string) => `actions by kind: ${kinds}`,
    refusals: (rules: string) => `refusals by rule: ${rules}`,
    failed: (law: string, message: string, file: string) =>
      `the law "${law}" is broken: ${message}; to see it again: roundhouse replay ${file}`,
  },
}

export type CommandName = keyof typeof enCli.commands
