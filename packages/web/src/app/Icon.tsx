const PATHS = {
  back: 'M15 5l-7 7 7 7',
  book: 'M6 4h5a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H6zM18 7v11h-5',
  bot: 'M5 9h14v9H5zM12 9V5M9 13v1M15 13v1M3 13v2M21 13v2',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M12 11v6M9.5 14.5L12 17l2.5-2.5',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.2.8 3.5 2.6 3.5 5.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  play: 'M7 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  save: 'M12 4v11M8 11l4 4 4-4M5 19h14',
  sound: 'M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  bell: 'M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10.5 20h3',
  branch: 'M7 4v16M7 9c6 0 10 0 10 6v1M14 13.5l3 3 3-3',
  chart: 'M4 4v16h16M9 16v-5M13 16V7M17 16v-3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  company: 'M4 20V10l8-6 8 6v10zM9.5 20v-6h5v6',
  close: 'M6 6l12 12M18 6L6 18',
  less: 'M6 9l6 6 6-6',
  more: 'M6 15l6-6 6 6',
  first: 'M17 6l-7 6 7 6zM7 6v12',
  skip: 'M4 6l7 6-7 6zM12 6l7 6-7 6zM20.5 6v12',
  forward: 'M9 5l8 7-8 7z',
  backward: 'M15 5l-8 7 8 7z',
  keys: 'M3 7h18v10H3zM7 11h1M11 11h1M15 11h1M8 14h8',
  lines: 'M4 6h16M4 12h16M4 18h10',
  map: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
  tile: 'M8 4.5h8l4.3 7.5-4.3 7.5H8L3.7 12zM12 4.5v15',
  turn: 'M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.5H13',
} as const

export type IconName = keyof typeof PATHS

/** A small picture beside a word that says the same. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
