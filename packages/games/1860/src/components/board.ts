import { tilesInBox } from '@roundhouse/18xx'
import { boardMap, type Components, type TileSet, tileSet } from '@roundhouse/board'
import { MAP, NOT_ON_SMALL_MAP } from './map.ts'

/** 1860-TR.8: the tiles, each with its number of copies. */
const TILES = tilesInBox(`
  5:2 6:2 7:2 8:4 9:4 57:2 115:2 741:5 742:10 743:7 744:2 745:2 746:2 787:1
  12:2 16:2 17:2 18:2 19:2 20:2 21:1 22:1 205:1 206:1 625:1 626:1
  747:3 748:3 749:2 750:3 751:3 752:3 753:3 754:2 755:2 756:2 757:2 758:1 759:3 760:1 761:1 762:2 763:1 788:1
  764:2 765:2 766:2 767:2 768:2 769:2 770:2 771:2 772:2 773:1 774:1 775:1 776:3 777:2 778:1 779:1 780:1 781:1
  782:1 783:1 784:1 785:1 786:1 789:1
`)

/** Copies of which the small map has fewer. */
const SMALL_COUNTS: Readonly<Record<string, number>> = { 770: 1, 776: 2 }

const smallTiles = (tiles: TileSet): TileSet =>
  tileSet([...tiles.values()].map((tile) => ({ ...tile, count: SMALL_COUNTS[tile.id] ?? tile.count })))

/** The map of 45 hexes. */
export const BOARD: Components = { map: boardMap('flat', MAP), tiles: TILES }

/** The map for two or three players. */
export const SMALL_BOARD: Components = {
  map: boardMap(
    'flat',
    // Yarmouth has no neighbour there to be kept from
    MAP.filter(({ hex }) => !NOT_ON_SMALL_MAP.includes(hex)).map((hex) =>
      hex.hex === 'B4' ? { ...hex, borders: [] } : hex,
    ),
  ),
  tiles: smallTiles(TILES),
}

/** The hexes by name. */
export const HEX = new Map(MAP.map((hex) => [hex.hex, hex]))

/** 1860-UPG.1: each colour replaces the one before it. */
export const COLORS: readonly string[] = ['plain', 'yellow', 'green', 'brown']

/** 1860-RUN.2: a route can only end there. */
export const RYDE_PIER = 'J2'
