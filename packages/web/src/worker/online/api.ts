import type {
  AccountChangeRequest,
  ActionRequest,
  ArchivedGame,
  Ballot,
  BallotKind,
  BarredPerson,
  Channel,
  Channels,
  Credentials,
  EmailChangeRequest,
  GameFile,
  GameMoment,
  GameOpened,
  GuestSeated,
  LogInAnswer,
  LoginSession,
  LogLength,
  Me,
  Message,
  MessageRequest,
  NewChannel,
  NewTable,
  PasswordChangeRequest,
  Registration,
  TableCard,
  TableList,
  TableView,
  UndoRequest,
} from '@roundhouse/wire'

/** One request, as it is sent. */
export interface ServerCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`. */
  readonly path: string
  readonly body?: unknown
}

export type CallServer = (call: ServerCall) => Promise<unknown>

type EmptyAnswer = Readonly<Record<string, never>>

/** What the server can be asked, whoever carries it there. */
export function serverApi(call: CallServer) {
  const get = <T>(path: string) => call({ method: 'GET', path }) as Promise<T>
  const send = <T>(method: ServerCall['method'], path: string, body: unknown = {}) =>
    call({ method, path, body }) as Promise<T>
  const post = <T>(path: string, body?: unknown) => send<T>('POST', path, body)
  return {
    session: () => get<LoginSession>('/session'),
    register: (given: Registration) => post<Me>('/account', given),
    logIn: (given: Credentials) => post<LogInAnswer>('/session', given),
    logOut: () => send<EmptyAnswer>('DELETE', '/session'),
    forgotPassword: (name: string) => post<EmptyAnswer>('/resets', { name }),
    newPassword: (token: string, password: string) =>
      send<EmptyAnswer>('PUT', `/resets/${encodeURIComponent(token)}`, { password }),
    confirmEmail: (token: string) => send<EmptyAnswer>('PUT', `/confirmations/${encodeURIComponent(token)}`),
    changeMe: (given: AccountChangeRequest) => send<Me>('PATCH', '/me', given),
    changeEmail: (given: EmailChangeRequest) => send<Me>('PUT', '/me/email', given),
    changePassword: (given: PasswordChangeRequest) => send<EmptyAnswer>('PUT', '/me/password', given),
    myData: () => get<unknown>('/me/data'),
    leaveForGood: (password?: string) => send<EmptyAnswer>('DELETE', '/me', password ? { password } : {}),
    channels: () => get<Channels>('/me/channels'),
    addChannel: (given: NewChannel) => post<Channel>('/me/channels', given),
    switchChannel: (id: string, enabled: boolean) =>
      send<Channel>('PATCH', `/me/channels/${id}`, { enabled }),
    removeChannel: (id: string) => send<EmptyAnswer>('DELETE', `/me/channels/${id}`),
    tryChannel: (id: string) => post<{ readonly sent: boolean }>(`/me/channels/${id}/test`),
    pushKey: () => get<{ readonly key: string }>('/push-key'),
    tables: (list: TableList) => get<readonly TableCard[]>(`/tables?list=${list}`),
    views: (ids: readonly string[]) =>
      get<readonly TableView[]>(`/views?tables=${ids.map(encodeURIComponent).join(',')}`),
    table: (id: string, invitation?: string) => get<TableCard>(`/tables/${id}${query({ invitation })}`),
    invited: (token: string) => get<TableCard>(`/invitations/${encodeURIComponent(token)}`),
    beGuest: (token: string, name: string) =>
      post<GuestSeated>(`/invitations/${encodeURIComponent(token)}`, { name }),
    newTable: (given: NewTable) => post<TableCard>('/tables', given),
    join: (id: string, invitation?: string) =>
      post<TableCard>(`/tables/${id}/join`, invitation === undefined ? {} : { invitation }),
    leave: (id: string) => post<TableCard>(`/tables/${id}/leave`),
    seatBot: (id: string, seat: number, bot: string | null) =>
      post<TableCard>(`/tables/${id}/seats`, { seat, bot }),
    unseat: (id: string, user: string) => post<TableCard>(`/tables/${id}/unseat`, { user }),
    barred: (id: string) => get<readonly BarredPerson[]>(`/tables/${id}/barred`),
    bar: (id: string, user: string) => send<readonly BarredPerson[]>('PUT', `/tables/${id}/barred/${user}`),
    admit: (id: string, user: string) =>
      send<readonly BarredPerson[]>('DELETE', `/tables/${id}/barred/${user}`),
    renewInvitation: (id: string) => post<TableCard>(`/tables/${id}/invitation`),
    start: (id: string, shuffle: boolean) => post<TableCard>(`/tables/${id}/start`, { shuffle }),
    close: (id: string) => send<EmptyAnswer>('DELETE', `/tables/${id}`),
    chat: (id: string, invitation?: string, before?: number) =>
      get<readonly Message[]>(`/tables/${id}/chat${query({ invitation, before })}`),
    say: (id: string, given: MessageRequest, invitation?: string) =>
      post<Message>(`/tables/${id}/chat${query({ invitation })}`, given),
    deleteMessage: (id: string, place: number) => send<Message>('DELETE', `/tables/${id}/chat/${place}`),
    writeNotes: (id: string, text: string, invitation?: string) =>
      send<{ readonly text: string }>('PUT', `/tables/${id}/notes${query({ invitation })}`, { text }),
    ballots: (id: string, invitation?: string) =>
      get<readonly Ballot[]>(`/tables/${id}/ballots${query({ invitation })}`),
    propose: (id: string, kind: BallotKind, subject: number) =>
      post<readonly Ballot[]>(`/tables/${id}/ballots`, { kind, subject }),
    vote: (id: string, kind: BallotKind, subject: number, agree: boolean) =>
      post<readonly Ballot[]>(`/tables/${id}/ballots/${kind}/${subject}`, { agree }),
    game: (id: string, invitation?: string) => get<GameOpened>(`/games/${id}${query({ invitation })}`),
    archive: (id: string, invitation?: string) =>
      get<ArchivedGame>(`/games/${id}/archive${query({ invitation })}`),
    moment: (id: string, move: number, invitation?: string) =>
      get<GameMoment>(`/games/${id}/moves/${move}${query({ invitation })}`),
    file: (id: string, invitation?: string) => get<GameFile>(`/games/${id}/file${query({ invitation })}`),
    act: (id: string, given: ActionRequest) => post<LogLength>(`/games/${id}/actions`, given),
    undo: (id: string, given: UndoRequest) => post<LogLength>(`/games/${id}/undo`, given),
    redo: (id: string, given: UndoRequest) => post<LogLength>(`/games/${id}/redo`, given),
    forward: (id: string) => post<EmptyAnswer>(`/games/${id}/forward`),
  }
}

export type ServerApi = ReturnType<typeof serverApi>

function query(given: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
