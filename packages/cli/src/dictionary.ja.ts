import type { Dictionary } from './words.ts'

const moment = (at: number): string => (at === 0 ? 'ゲームの準備' : `${at}手目`)

export const jaCli: Dictionary = {
  language: 'ja',
  none: 'なし',

  help: {
    title: 'Roundhouse: ルールどおりに遊べる鉄道ボードゲーム',
    usage: '使い方',
    command: 'コマンド',
    example: '例',
    more: '`roundhouse コマンド --help` で各コマンドの説明を表示します。',
    lang: '表示する言語（日本語か英語）。省略すると環境の設定に従います',
    help: 'この説明を表示する',
    version: 'バージョンを表示する',
    games: 'ゲーム',
    choices: 'ゲームと、それぞれで選べるもの（オプションの値は既定値）',
    exitCodes: '終了コード',
    exits: {
      fine: '問題なし',
      wrong: 'ゲームに問題あり（手の拒否、局面の食い違い、不変条件の破れ）、または収益が期待と異なる',
      badInput: '入力の誤り',
      internal: 'Roundhouse 自体のエラー',
      output: '出力に書き込めない',
    },
  },
  commands: {
    serve: {
      summary: 'サイトを公開します。ブラウザーで対戦、検討、ルールの閲覧ができます。',
      more: `終了する（Ctrl+C）まで動き続けます。ゲームはフォルダー、または複数のプロセスで共有できる
PostgreSQL データベースに保存されます。フラグはいずれも環境変数でも指定できます
（ROUNDHOUSE_PORT、ROUNDHOUSE_DATABASE など。ROUNDHOUSE_TRUST_PROXY は 1）。
ROUNDHOUSE_METRICS_TOKEN は環境変数だけで指定する、/api/metrics を読むためのトークンです。指定しなければ誰も読めません。`,
      example: 'roundhouse serve --port 8080 --url https://trains.example.com --trust-proxy',
      flags: {
        port: '待ち受けるポート（1846）。0 なら空いているものを使う',
        host: '待ち受けるこのマシンのアドレス。省略するとすべて',
        data: 'ゲームを保存するフォルダー（roundhouse-data）',
        database: 'フォルダーの代わりに使う PostgreSQL データベース（postgres://…）',
        url: 'ブラウザーから見たサイトのアドレス。メールや通知のリンクに使う',
        smtp: 'メールを送るサーバー（smtp://user:password@host:587）',
        'mail-from': 'メールの差出人',
        'trust-proxy': '手前に置いたプロキシが伝えるアクセス元を信用する',
      },
    },
    replay: {
      summary: '記録されたゲームを再生し、同じ結果になるか確かめます。',
      more: `FILE には、Roundhouse が書き出したゲーム（.json）、不具合の記録（.json）、
18xx.games から書き出したゲーム（.json）、ゲームログ（.jsonl）を指定します。いずれも圧縮（gzip）したままで読めます。
ゲームログでは、1手ごとに局面全体を照合します。
手が拒否されたとき、局面が食い違ったとき、不変条件が破れたときは終了コード 1 を返します。`,
      example: 'roundhouse replay game.json logs/*.jsonl.gz',
      flags: {
        check:
          '1手ごとに詳しく検査する（選べる手だったか、増減に矛盾がないか、起きたことがすべて記録されているか）',
        json: 'ファイルごとに JSON オブジェクトを1行ずつ出力する',
        trace: '1手ごとに JSON を1行ずつ、新しいファイル OUT に書き出す（n, seat, action, events, state）',
        against: '18xx.games のゲームを1手ごとに TRACE（.jsonl）の局面と照合し、最初に食い違った箇所を示す',
      },
    },
    routes: {
      summary: '会社の最良のルートを求め、それ以上のものがないことを証明します。',
      more: `FILE には、盤面と1つ以上の問題を書いた JSON ファイルを指定します（gzip で圧縮したままでも
読めます）。この盤面でこれらの列車が得られる最大の収益はいくらか、という問題です。
答えがファイルに書かれた収益と異なるときは終了コード 1 を返します。`,
      example: 'roundhouse routes position.json',
      flags: {
        json: '問題ごとに JSON オブジェクトを1行ずつ出力する',
      },
    },
    simulate: {
      summary: 'ボット同士を対戦させ、結果をまとめて表示します。',
      more: `シード値が同じなら、同じゲームになります。
不変条件が破れるか、ボットの手が拒否されると、終了コード 1 を返し、
そのゲームを roundhouse-failure.json に書き出します。`,
      example: 'roundhouse simulate --game baltimore-ohio --players 4 --games 10 --seed 1',
      flags: {
        game: 'ゲーム',
        players: 'プレイヤーの人数',
        games: '対戦の回数',
        seed: '乱数のシード値。2ゲーム目以降は1ずつ増やして使う',
        bot: '全席に着くボット。人数分指定すると席順に割り当てる',
        option: 'ゲームのオプション',
        cap: '1ゲームの手数の上限（20000）',
        json: '全ゲームの結果を含む JSON オブジェクトを1つ出力する',
        save: 'すべてのゲームをこのフォルダーに保存する（replay で再生できる）',
      },
    },
    fuzz: {
      summary: 'ランダムに手を選び、不正な入力も与えて、すべての不変条件を確かめます。',
      more: `指定がなければ、人数を順に変え、ゲームのオプションも時々変えます。
不変条件が破れると、それを再現するなるべく短いゲームをファイルに書き出し、
終了コード 1 を返します。`,
      example: 'roundhouse fuzz --game baltimore-ohio --seconds 60 --seed 1',
      flags: {
        game: 'ゲーム',
        seconds: '続ける秒数。少なくとも1ゲームは行う',
        seed: '乱数のシード値。2ゲーム目以降は1ずつ増やして使う',
        players: 'プレイヤーの人数',
        option: 'ゲームのオプション',
        workers: 'ゲームを分担するスレッドの数（既定はコアの数）。結果はシード値だけで決まる',
        out: '不具合の記録の書き出し先（roundhouse-failure.json）',
        json: 'JSON オブジェクトを1つ出力する',
      },
    },
    rules: {
      summary: 'ゲームのルールを表示します。1項目、1章、全体のいずれも選べます。',
      more: 'ID はゲーム、RULE はルールまたは章の番号です。',
      example: 'roundhouse rules baltimore-ohio BO-3.14',
      flags: {},
    },
    verify: {
      summary: '保存されたゲームをすべて再生し、保存内容と一致しないものを報告します。',
      more: `各ゲームの記録を最初から再生し、手番、保存された局面、結果が同じか確かめます。
保存内容は変更せず、サーバーを動かしたままで実行できます。
一致しないゲームがあると終了コード 1 を返します。`,
      example: 'roundhouse verify --database postgres:///roundhouse',
      flags: {
        data: 'ゲームを保存しているフォルダー（roundhouse-data）',
        database: 'ゲームを保存している PostgreSQL データベース',
        json: 'ゲームごとに JSON オブジェクトを1行ずつ出力する',
      },
    },
    backup: {
      summary: '保存されているものすべてを1つのファイルに書き出します。',
      more: `FILE は1行に1件の JSON を圧縮（gzip）したものです。サーバーを動かしたまま、ある時点の全体を
書き出します。元がフォルダーでも PostgreSQL でも、どちらにも、同じかより新しいバージョンで
復元できます。ログイン状態は含みませんが、ほかの秘密の情報を含むので、
ほかの人が読めない場所に保管してください。`,
      example: 'roundhouse backup roundhouse.jsonl.gz',
      flags: {
        data: 'ゲームを保存しているフォルダー（roundhouse-data）',
        database: 'ゲームを保存している PostgreSQL データベース',
      },
    },
    restore: {
      summary: 'バックアップの内容を、空の保存先に復元します。',
      more: 'FILE は backup で書き出したものです（保存先の種類は問いません）。全体を復元するか、何もしないかのどちらかです。',
      example: 'roundhouse restore roundhouse.jsonl.gz --database postgres:///roundhouse',
      flags: {
        data: 'これからゲームを保存するフォルダー（roundhouse-data）',
        database: 'これからゲームを保存する PostgreSQL データベース',
      },
    },
    export: {
      summary:
        '保存されたゲームを、replay で再生できる1つのファイルとして出力します。途中のゲームでも使えます。',
      more: 'ID は卓のアドレスの最後の部分です。ファイルには、ゲーム中に伏せられている情報もすべて含まれます。',
      example: 'roundhouse export k3v9x2m4q7ab --out game.json',
      flags: {
        data: 'ゲームを保存しているフォルダー（roundhouse-data）',
        database: 'ゲームを保存している PostgreSQL データベース',
        out: '新しいファイル FILE に書き出す',
      },
    },
    'reset-password': {
      summary: '新しいパスワードを設定するためのリンクを表示します。',
      more: 'NAME はアカウントの名前またはメールアドレスです。リンクは1時間有効で、1回だけ使えます。',
      example: 'roundhouse reset-password Ada --url https://trains.example.com',
      flags: {
        data: 'ゲームを保存しているフォルダー（roundhouse-data）',
        database: 'ゲームを保存している PostgreSQL データベース',
        url: 'ブラウザーから見たサイトのアドレス',
      },
    },
    ban: {
      summary: 'アカウントを利用停止にします。ログインできなくなり、ログイン中の接続もすぐに切れます。',
      more: `NAME はアカウントの名前またはメールアドレスです。省略すると、利用停止中のアカウントを一覧表示します。
名前はほかの人には使えないままです。開始前の卓からは外れ（主催する卓は解散します）、進行中のゲームでは、
ほかの参加者がすぐにボットと交代させられます。動作中のサーバーには1秒以内に伝わります。
もう一度実行すると、理由と期限を置き換えます。`,
      example: 'roundhouse ban Mallory --reason "チャットでの暴言" --until 2027-01-31',
      flags: {
        data: 'ゲームを保存しているフォルダー（roundhouse-data）',
        database: 'ゲームを保存している PostgreSQL データベース',
        reason: 'ログインしようとした本人に表示する理由',
        until: '停止の期限（UTC）。2027-01-31 や 2027-01-31T18:00 の形。省略すると無期限',
      },
    },
    unban: {
      summary: 'アカウントの利用停止を解除します。',
      more: 'NAME はアカウントの名前またはメールアドレスです。すでにボットに交代した席は戻りません。',
      example: 'roundhouse unban Mallory',
      flags: {
        data: 'ゲームを保存しているフォルダー（roundhouse-data）',
        database: 'ゲームを保存している PostgreSQL データベース',
        reason: 'サイトの記録に残す理由',
      },
    },
    close: {
      summary: '開始前の卓を解散するか、進行中のゲームを勝敗なしで終了します。',
      more: `ID は卓のアドレスの最後の部分です。卓を開いている全員に表示されます。終了したゲームは
そのままの局面で残り、閲覧や保存はできますが、再開はできません。`,
      example: 'roundhouse close k3v9x2m4q7ab',
      flags: {
        data: 'ゲームを保存しているフォルダー（roundhouse-data）',
        database: 'ゲームを保存している PostgreSQL データベース',
        reason: '卓の参加者に表示する理由',
      },
    },
    'remove-message': {
      summary: '卓のチャットのメッセージを削除します。',
      more: `ID は卓のアドレスの最後の部分、N はメッセージの番号です。N を省略すると、その卓のメッセージを
すべて番号付きで表示します。メッセージがあったことは残ります。以前のバックアップには本文が残っています。`,
      example: 'roundhouse remove-message k3v9x2m4q7ab 17',
      flags: {
        data: 'ゲームを保存しているフォルダー（roundhouse-data）',
        database: 'ゲームを保存している PostgreSQL データベース',
        reason: 'サイトの記録に残す理由',
      },
    },
    'reset-factor': {
      summary: '2段階認証の手段を失った人が、パスワードだけでログインできるようにします。',
      more: 'NAME はアカウントの名前またはメールアドレスです。登録された認証アプリ、パスキー、リカバリーコードは削除されます。先に、本人からの依頼であることを確かめてください。',
      example: 'roundhouse reset-factor Ada',
      flags: {
        data: 'ゲームを保存しているフォルダー（roundhouse-data）',
        database: 'ゲームを保存している PostgreSQL データベース',
      },
    },
    moderator: {
      summary: '/site のページで利用停止、卓の解散、メッセージの削除ができるモデレーターを任命します。',
      more: `NAME はパスワードのあるアカウントの名前またはメールアドレスです。省略すると、モデレーターを
一覧表示します。モデレーターになる方法はこのコマンドだけです。モデレーターとコマンドが行ったことは、
そのページの記録に残ります。`,
      example: 'roundhouse moderator Ada',
      flags: {
        data: 'ゲームを保存しているフォルダー（roundhouse-data）',
        database: 'ゲームを保存している PostgreSQL データベース',
        not: 'モデレーターから外す',
      },
    },
  },

  noCommand: (name, known) => `「${name}」というコマンドはありません。使えるのは ${known.join('、')} です。`,
  unknownFlag: (flag) => `${flag} というフラグはここでは使えません。--help で一覧を表示します。`,
  takesNoValue: (flag) => `${flag} に値は付けられません。`,
  needsValue: (flag) => `${flag} には値が必要です。`,
  emptyArgument: '空の引数があります。詳しくは --help をご覧ください。',
  missing: (what) => `${what} が指定されていません。詳しくは --help をご覧ください。`,
  tooMany: (argument) => `引数「${argument}」は余分です。`,
  badNumber: (flag, given, min, max) =>
    `${flag} には ${min} から ${max} までの整数を指定してください（「${given}」は使えません）。`,
  badLanguage: (given) => `--lang には ja か en を指定してください（「${given}」は使えません）。`,
  noGame: (id, known) => `「${id}」というゲームはありません。対応しているのは ${known.join('、')} です。`,
  noRule: (game, rule) => `${game} に「${rule}」というルールはありません。`,
  noBot: (name, known) => `「${name}」というボットはここにはいません。使えるのは ${known.join('、')} です。`,
  botsForSeats: (bots, seats) =>
    `プレイヤー${seats}人に対して --bot が${bots}回指定されています。1回だけ、または人数分指定してください。`,
  noOption: (name, known) =>
    `このゲームに「${name}」というオプションはありません。使えるのは ${known.join('、')} です。`,
  badOption: (text) => `--option ${text} は、このゲームで使える「名前=値」ではありません。`,

  serving: (address) => `Roundhouse を ${address} で公開しています`,
  servingBehind: (address, listening) =>
    `Roundhouse を ${address} で公開しています（${listening} で待ち受け）`,
  noSite: {
    'not-built': (_port, _host) =>
      'サイトがまだ作られていません。Roundhouse のフォルダーで `npm run build` を実行してください（`npm start` なら作成と公開を続けて行います）。',
    'port-taken': (port, _host) => `ポート ${port} は使用中です。--port で別のポートを指定してください。`,
    'port-forbidden': (port, _host) =>
      `ポート ${port} はここでは使えません。--port で別のポートを指定してください。`,
    'host-elsewhere': (_port, host) =>
      `--host ${host} はこのマシンのアドレスではありません。--host を省略すると、すべてのアドレスで待ち受けます。`,
    'host-unknown': (_port, host) =>
      `--host ${host} が見つかりません。127.0.0.1 など、このマシンのアドレスを指定してください。`,
  },

  twoStores: '--data と --database は同時に指定できません。',
  badAddress: (flag, form) => `${flag} には ${form} で始まるアドレスを指定してください。`,
  badBase: (url) =>
    `--url には、パスを付けずにホストのアドレスを指定してください（「${url}」は使えません）。`,
  noDatabase: {
    empty: (place, _code) => `${place} に保存されたゲームがありません。`,
    newer: (place, _code) =>
      `${place} のゲームは、これより新しいバージョンの Roundhouse で保存されています。そのバージョンを使ってください。`,
    older: (place, _code) =>
      `${place} のゲームは、これより古いバージョンの Roundhouse で保存されています。そのバージョンを使うか、このバージョンを起動（roundhouse serve）して更新してください。`,
    served: (place, _code) =>
      `${place} は別のプロセスがすでに公開しています。1つのフォルダーを公開できるのは1つのプロセスだけです（PostgreSQL データベースならいくつでも）。`,
    'not-a-folder': (place, code) =>
      `${place} はフォルダーとして使えません。同じ名前のファイルがあります（${code}）。`,
    'may-not': (place, code) =>
      `${place} を開けません。このアカウントには読み書きの権限がありません（${code}）。`,
    'disk-full': (place, code) => `${place} を開けません。ディスクがいっぱいです（${code}）。`,
    damaged: (place, code) =>
      `${place} を開けません。ゲームを保存するファイルが壊れているか、データベースではありません（${code}）。`,
    'no-host': (place, code) => `データベース ${place} に接続できません。ホストが見つかりません（${code}）。`,
    'nobody-there': (place, code) => `データベース ${place} に接続できません。応答がありません（${code}）。`,
    password: (place, code) =>
      `データベース ${place} を開けません。パスワードが必要ですが、指定がないか、間違っています（${code}）。`,
    account: (place, code) =>
      `データベース ${place} を開けません。このアカウントはここから接続できません（${code}）。`,
    'no-such-database': (place, code) =>
      `データベース ${place} を開けません。サーバーにその名前のデータベースがありません。createdb で作成できます（${code}）。`,
    'not-now': (place, code) =>
      `データベース ${place} を今は開けません。起動中か停止中、または接続が多すぎます（${code}）。`,
    other: (place, code) => `${place} を開けません（${code}）。`,
  },
  noTable: (id) => `始まったゲーム「${id}」が見つかりません。`,
  nobody: (name) => `「${name}」というアカウントはありません。`,
  banned: (name, end) =>
    end === null ? `${name} は利用停止中です。` : `${name} は ${end} まで利用停止中です。`,
  banDone: (sessions, left, playing) =>
    `終了したログイン ${sessions}件、離れた開始前の卓 ${left}卓、進行中のゲーム ${playing}件`,
  badEnd: (text) =>
    `--until には 2027-01-31 や 2027-01-31T18:00 のような、これからの日時を指定してください（「${text}」は使えません）。`,
  notBanned: (name) => `「${name}」は利用停止になっていません。`,
  unbanned: (name) => `「${name}」は再びログインできます。`,
  noSuchTable: (id) => `卓「${id}」はありません。`,
  tableOver: (id) => `ゲーム「${id}」はすでに終了しています。`,
  tableClosed: {
    taken: (id) => `卓「${id}」を解散しました。`,
    ended: (id) => `ゲーム「${id}」を終了しました。`,
  },
  noMessage: (id, number) => `卓「${id}」にメッセージ ${number} はありません。`,
  messageRemoved: (number) => `メッセージ ${number} を削除しました。`,
  noAccount: (name) => `「${name}」というパスワード付きのアカウントはありません。`,
  moderatorNamed: (name) => `${name} はモデレーターになりました。`,
  moderatorNoMore: (name) => `${name} はモデレーターではなくなりました。`,
  notModerator: (name) => `${name} はモデレーターではありません。`,
  factorReset: (name) => `${name} は今後、パスワードだけでログインできます。`,
  backedUp: (rows, file) => `${file}: ${rows}件`,
  restored: (rows, file) => `${file}: ${rows}件`,
  noRestore: {
    format: (name) => `${name} はバックアップではありません。`,
    newer: (name) =>
      `${name} はこれより新しいバージョンで書き出されたものです。そのバージョンで復元してください。`,
    cut: (name) => `${name} は途中で切れています。`,
    damaged: (name) => `${name} は壊れています。ほかと合わない内容があるため、何も復元しません。`,
    full: (name) => `保存先が空ではないため、${name} を復元しません。`,
  },
  verifying: (games) => `${games}ゲーム`,
  verified: (games, wrong) => `${games}ゲーム、不一致 ${wrong}`,
  differing: {
    unreadable: (at, _rule) =>
      at === 0 ? '保存内容に読み取れないものがあります' : `${moment(at)}を読み取れません`,
    game: (_at, _rule) => 'このゲームには対応していません',
    version: (_at, _rule) => 'ルールの別のバージョンで始めたゲームです',
    chain: (at, _rule) => `${moment(at)}の記録が書き込まれた内容と異なるか、その前の記録が欠けています`,
    refused: (at, rule) => `${moment(at)}は ${rule} により拒否されました`,
    broken: (at, _rule) => `${moment(at)}でエラーが起きました`,
    events: (at, _rule) => `${moment(at)}の結果として起きたことが、保存内容と異なります`,
    length: (at, _rule) => `記録は${at}手ですが、保存された手数と異なります`,
    turn: (at, _rule) => `${moment(at)}の後の手番が、保存内容と異なります`,
    state: (at, _rule) => `${moment(at)}の後に終了しているかどうかが、保存内容と異なります`,
    result: (at, _rule) => `${moment(at)}の後の結果が、保存内容と異なります`,
    snapshot: (at, _rule) => `${moment(at)}の後の局面が、保存内容と異なります`,
  },

  noFile: (name) => `ファイル ${name} が見つかりません。`,
  isFolder: (name) => `${name} はファイルではなくフォルダーです。`,
  emptyFile: (name) => `${name} は空です。`,
  cannotRead: (name, code) => `${name} を読み込めません（${code}）。`,
  cannotWrite: (name, code) => `${name} に書き込めません（${code}）。`,
  alreadyThere: (name) => `${name} はすでにあります。上書きはしません。`,
  brokenGzip: (name) => `${name} は gzip ファイルとして正しくありません。`,
  brokenJson: (name) => `${name} は JSON として正しくありません。`,
  brokenLine: (name, line) => `${name} の${line}行目は、ゲームログの行として正しくありません。`,
  actionExpected: (name, line, n) => `${name} の${line}行目には、${n}手目が来るはずです。`,
  unknownLog: (name, known) =>
    `${name} は、対応しているゲームのログではありません。対応しているのは ${known.join('、')} です。`,
  noRecord: (name) => `${name} はゲームの記録ではありません。`,
  noTrace: (name) => `${name} はトレースではありません（局面が書かれていません）。`,
  brokenTrace: (name, line) => `${name} の${line}行目は、トレースの行として正しくありません。`,
  notInTrace: (name, at) => `${name} には${moment(at)}の後の局面がありません。別のゲームのトレースです。`,
  untraced: (name) => `${name} は 18xx.games のゲームではないので、トレースと照合できません。`,
  wrongFile: {
    game: (name) => `${name} は別のゲームの記録です。`,
    version: (name) => `${name} はゲームの別のバージョンの記録で、このバージョンでは再生できません。`,
    luck: (name) => `${name} は壊れています。記録された乱数の結果がゲームに合いません。`,
    undo: (name) => `${name} は壊れています。記録にない手まで元に戻しています。`,
  },
  noPosition: (name) => `${name} はルートの問題のファイルではありません。`,
  missingField: (name, place) => `${name} に ${place} がありません。`,
  badField: (name, place, value) => `${name} の ${place} に ${value} は使えません。`,
  position: {
    'hex-again': (name, { hex }) => `${name}: ヘクス ${hex} が2回記載されています。`,
    'no-such-edge': (name, { hex, edge }) =>
      `${name} のヘクス ${hex}: 線路の端が辺 ${edge} になっています。辺は 0 から 5 までです。`,
    'no-such-end': (name, { hex, end }) =>
      `${name} のヘクス ${hex}: 線路の端「${end}」は、辺でも停車地でも分岐点でもありません。`,
    'no-such-stop': (name, { hex, stop }) =>
      `${name} のヘクス ${hex}: 線路の端になっている停車地 ${stop} がありません。`,
    'no-such-rotation': (name, { hex, rotation }) =>
      `${name} のヘクス ${hex}: 回転が ${rotation} になっています。回転は 0 から 5 までです。`,
    'not-six-neighbours': (name, { hex, count }) =>
      `${name} のヘクス ${hex}: 隣のヘクス（neighbors）の数が6ではなく${count}です。`,
    'unknown-neighbour': (name, { hex, edge, neighbour }) =>
      `${name} のヘクス ${hex}: 辺 ${edge} の隣の ${neighbour} がヘクスの一覧にありません。`,
    'one-way-neighbour': (name, { hex, edge, neighbour }) =>
      `${name} のヘクス ${hex}: 辺 ${edge} の隣は ${neighbour} ですが、${neighbour} から見た隣は別のヘクスです。`,
    'too-many-tokens': (name, { hex, stop, tokens, slots }) =>
      `${name} のヘクス ${hex} の停車地 ${stop}: 枠が${slots}個なのに、トークンが${tokens}個あります。`,
    'slots-outside-city': (name, { hex, stop }) =>
      `${name} のヘクス ${hex} の停車地 ${stop}: 枠とトークンがあるのは都市だけです。`,
    'counts-as-elsewhere': (name, { hex, stop }) =>
      `${name} のヘクス ${hex} の停車地 ${stop}: 別の種類として数えられるのは盤外だけです。`,
    'unknown-rule-value': (name, { rule, value, known }) =>
      `${name}: ルール ${rule} に ${value} は使えません。使えるのは ${known.join('、')} です。`,
    'no-token': (name, { case: id, corporation }) =>
      `${name} の ${id}: ${corporation} のトークンが盤面にありません。`,
    'train-without-pays': (name, { case: id, train }) =>
      `${name} の ${id}: 列車 ${train} がどこで収益を得るか（pays）が書かれていません。`,
  },
  foreignRecord: (name, title) =>
    `${name} は 18xx.games の記録ですが、このゲーム（${title}）の再生には対応していません。`,
  internal: (message) =>
    `Roundhouse の内部でエラーが起きました: ${message}（ROUNDHOUSE_DEBUG=1 を設定すると発生箇所を表示します）`,

  routes: {
    proved: '最良と証明済み',
    asExpected: '期待どおり',
    expected: (revenue) => `期待された値は ${revenue}`,
    nothingExpected: '照合する値の記載なし',
  },
  actions: (count) => `${count}手`,
  finished: '終了',
  unfinished: '途中まで',
  endedBy: {
    players: 'プレイヤーが途中で終了',
    program: '元のプログラムが途中で終了',
  },
  matches: 'すべて一致',
  absent: 'なし',
  nothingToCompare: '再生完了（照合する結果の記載なし）',
  refusedAt: ({ at, rule, message }) => `${moment(at)}は ${rule} により拒否されました: ${message}`,
  differsAt: (at, path, expected, actual) =>
    `${moment(at)}の後で ${path} が食い違います: 記録は ${expected}、再生では ${actual}`,
  brokenAt: ({ at, law, message }) => `${moment(at)}で不変条件「${law}」が破れました: ${message}`,
  stuck: '決断を求められているのに、選べる手が誰にもありません',
  reproduce: (file) => `再現するには: roundhouse replay --check ${file}`,

  replaying: (file, number, of) => `${number}/${of} ${file}`,
  simulating: (done, of) => `${of}ゲーム中${done}ゲーム終了`,
  fuzzing: (games, actions, seconds) => `${games}ゲーム、${actions}手、${seconds}秒`,

  simulation: {
    table: (game, bots) => `${game}: ${bots}`,
    games: (games, finished, capped) => `ゲーム数: ${games}（終了 ${finished}、打ち切り ${capped}）`,
    actions: (actions, seconds, perSecond) => `手数: ${actions}（${seconds}秒、毎秒${perSecond}手）`,
    spread: (min, median, max) => `最小 ${min}、中央値 ${median}、最大 ${max}`,
    lengths: (spread) => `1ゲームの手数: ${spread}`,
    scores: (spread, sum) => `得点: ${spread}（1ゲームの合計の中央値 ${sum}）`,
    seatWins: (wins) => `席別の勝利数: ${wins}`,
    botWins: (wins) => `ボット別の勝利数: ${wins}`,
    events: (events) => `出来事: ${events}`,
  },
  fuzz: {
    games: (games, ended, capped) => `ゲーム数: ${games}（終了 ${ended}、打ち切り ${capped}）`,
    kinds: (kinds) => `種類別の手数: ${kinds}`,
    refusals: (rules) => `ルール別の拒否数: ${rules}`,
    failed: (law, message, file) =>
      `不変条件「${law}」が破れました: ${message}。再現するには: roundhouse replay ${file}`,
  },
}
