import { cellParts, type TileSet, tileNamed, tileSet } from '@roundhouse/board'
import { readTiles } from './tileNotation.ts'

/** The tiles of all titles at rotation 0; no number is drawn in two ways. */
export const ALL_TILES: TileSet = tileSet(
  readTiles(`
  tile | color  | label | rotation | track
     1 | yellow |       |          | town 10 (1 3) (0 4)
     2 | yellow |       |          | town 10 (0 3) (1 2)
     3 | yellow |       |          | town 10 (0 1)
     4 | yellow |       |          | town 10 (0 3)
     5 | yellow |       |          | city 20 (0 1)
     6 | yellow |       |          | city 20 (0 2)
     7 | yellow |       |          | 0-1
     8 | yellow |       |          | 0-2
     9 | yellow |       |          | 0-3
    12 | green  |       |          | city 30 (0 1 2)
    14 | green  |       |          | city 30 x2 (0 1 3 4)
    15 | green  |       |          | city 30 x2 (0 1 2 3)
    16 | green  |       |          | 0-2, 1-3
    17 | green  |       |          | 1-3, 0-4
    18 | green  |       |          | 0-3, 1-2
    19 | green  |       |          | 0-3, 2-4
    20 | green  |       |          | 0-3, 1-4
    21 | green  |       |          | 0-2, 3-4
    22 | green  |       |          | 0-4, 2-3
    23 | green  |       |          | 0-3, 0-4
    24 | green  |       |          | 0-3, 0-2
    25 | green  |       |          | 0-2, 0-4
    26 | green  |       |          | 0-3, 0-5
    27 | green  |       |          | 0-3, 0-1
    28 | green  |       |          | 0-4, 0-5
    29 | green  |       |          | 0-2, 0-1
    30 | green  |       |          | 0-4, 0-1
    31 | green  |       |          | 0-2, 0-5
    39 | brown  |       |          | 0-2, 0-1, 1-2
    40 | brown  |       |          | 0-2, 2-4, 0-4
    41 | brown  |       |          | 0-3, 0-1, 1-3
    42 | brown  |       |          | 0-3, 3-5, 0-5
    43 | brown  |       |          | 0-3, 0-2, 1-3, 1-2
    44 | brown  |       |          | 0-3, 1-4, 0-1, 3-4
    45 | brown  |       |          | 0-3, 2-4, 0-4, 2-3
    46 | brown  |       |          | 0-3, 2-4, 3-4, 0-2
    47 | brown  |       |          | 0-3, 1-4, 1-3, 0-4
    51 | gray   |       |          | city 50 x2 (0 1 2 3 4)
    55 | yellow |       |          | town 10 (0 3) (1 4)
    56 | yellow |       |          | town 10 (0 2) (1 3)
    57 | yellow |       |          | city 20, 0-a, a-3
    58 | yellow |       |          | town 10 (0 2)
    59 | green  | OO    |          | city 40 (0) (2)
    63 | brown  |       |          | city 40 x2 (0 1 2 3 4 5)
    64 | brown  | OO    |          | city 50 (0 2) (3 4)
    65 | brown  | OO    |          | city 50 (0 4) (2 3)
    66 | brown  | OO    |          | city 50 (0 3) (1 2)
    67 | brown  | OO    |          | city 50 (0 3) (2 4)
    68 | brown  | OO    |          | city 50 (0 3) (1 4)
    69 | yellow |       |          | town 10 (0 3) (2 4)
    70 | brown  |       |          | 0-1, 0-2, 1-3, 2-3
   115 | yellow |       |          | city 20 (0)
   120 | green  | T     |          | city 60 (0 1) (2 3)
   121 | green  | B-L   |          | city 50 x2 (0 2 4)
   122 | brown  | T     |          | city 80 x2 (0 1) (2 3)
   123 | gray   | H     |          | city 60 x3 (0 1 2 3 4)
   124 | gray   | T     |          | city 100 x4 (0 1 2 3)
   125 | brown  | L     |          | city 40 x2 (1 2 3 4 5)
   126 | brown  | Lon   |          | city 60 x2 (0 1 2 3 4 5)
   127 | brown  | Bar   |          | city 60 x2 (0 1 2 3 4)
   205 | green  |       |          | city 30 (0 1 3)
   206 | green  |       |          | city 30 (0 5 3)
   290 | gray   | Z     |          | city 70 x3 (0 1 2 3 4)
   291 | yellow | Z     |          | city 40 (0 1)
   292 | yellow | Z     |          | city 40 (0 2)
   293 | yellow | Z     |          | city 40 (0 3)
   294 | green  | Z     |          | city 50 x2 (0 1 3 4)
   295 | green  | Z     |          | city 50 x2 (0 1 2 3)
   296 | green  | Z     |          | city 50 x2 (0 2 3 4)
   297 | brown  | Z     |          | city 60 x3 (0 1 2 3 4)
   298 | green  | Chi   |          | city 40 {Chicago} (0 2) (3 2) (4 2) (5 2)
   299 | brown  | Chi   |          | city 70 {Chicago} (0 2) (3 2) (4 2) (5 2)
   300 | gray   | Chi   |          | city 90 {Chicago} (0 2) (3 2) (4 2) (5 2)
   611 | brown  |       |          | city 40 x2 (0 1 2 3 4)
   619 | green  |       |          | city 30 x2 (0 2 3 4)
   625 | green  |       |          | 0-1, 2-3
   626 | green  |       |          | 0-1, 3-4
   741 | yellow |       |          | halt (0 1)
   742 | yellow |       |          | halt (0 2)
   743 | yellow |       |          | halt (0 3)
   744 | yellow |       |          | halt (0) (3), a-b
   745 | yellow |       |          | halt (0) (2), a-b
   746 | yellow | B     |          | city 10 (0 3)
   747 | green  |       |          | town 10 (0 1)
   748 | green  |       |          | town 10 (0 2)
   749 | green  |       |          | town 10 (0 3)
   750 | green  |       |          | halt (0 1 2)
   751 | green  |       |          | halt (0 5 3)
   752 | green  |       |          | halt (0 1 3)
   753 | green  |       |          | halt (0 2 4)
   754 | green  |       |          | halt (0), town 10 (2 3), a-b
   755 | green  |       |          | halt (0), town 10 (4 3), a-b
   756 | green  |       |          | city 30 (0 1)
   757 | green  | B     |          | city 20 (0 1 3 4)
   758 | green  | R     | 0        | city 50 "Ryde Esplanade" (4 5)
   759 | green  |       |          | city 30 (0)
   760 | green  | V     |          | city 40 "Ventnor (north exit)" (2), city 40 "Ventnor (west exit)" (1)
   761 | green  | M     | 0        | city 20 "Merstone" (0 4 5), halt "Blackwater" (3), a-b
   762 | green  | B     |          | city 20 (0 1 2 3)
   763 | green  | N     | 0        | city 50 "Newport" (1 2 3 4), city 30 "Shide" (0)
   764 | brown  |       |          | town 20 (0 1)
   765 | brown  |       |          | town 20 (0 3)
   766 | brown  |       |          | town 20 (0 2)
   767 | brown  |       |          | town 10 (0 1 2 3)
   768 | brown  |       |          | town 10 (0 1 3 4)
   769 | brown  |       |          | town 10 (0 2 3 4)
   770 | brown  | B     |          | city 30 x2 (0 1 2 3 4)
   771 | brown  |       |          | city 50 (0 1 2)
   772 | brown  |       |          | city 40 (0 1)
   773 | brown  | N     | 0        | city 60 x2 "Newport" (1 2 3 4), city 20 "Shide" (0 5), a-b
   774 | brown  | V     |          | city 50 "Ventnor (north exit)" (2), city 50 "Ventnor (west exit)" (1)
   775 | brown  | M     | 0        | city 20 x2 "Merstone" (0 1 2 4 5), town 10 "Blackwater" (3), a-b
   776 | brown  |       |          | city 40 x2 (0 1 2 3)
   777 | brown  |       |          | city 60 (0)
   778 | brown  |       |          | 0-3, 1-5, 2-4
   779 | brown  |       |          | 4-5, 1-3, 0-2
   780 | brown  |       |          | 1-2, 4-5, 0-3
   781 | brown  |       |          | 0-1, 2-3, 4-5
   782 | brown  |       |          | town 20 (2 3 4 5), halt (0), a-b
   783 | brown  |       |          | town 20 (1 2 3 5), halt (0), a-b
   784 | brown  |       |          | town 20 (1 3 4 5), halt (0), a-b
   785 | brown  |       |          | town 20 (1 2 3 4), halt (0), a-b
   786 | brown  | R     | 0        | city 60 "Ryde Esplanade" (4 5)
   787 | yellow | C     |          | city 20 "Cowes", town 10, halt (0), b-c, a-b
   788 | green  | C     |          | city 30 "Cowes", town 10, halt (0 1), b-c, a-b
   789 | brown  | C     |          | city 60 "Cowes", town 20, halt (0 1), b-c, a-b
`),
)

/** The tiles in the box of a title: `57:4` for four copies of tile 57, `7:*` for as many as are wanted. */
export const tilesInBox = (list: string): TileSet =>
  tileSet(
    list
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [id, copies] = cellParts(entry, /^(\w+):(\d+|\*)$/)
        return { ...tileNamed(ALL_TILES, id!), count: copies === '*' ? null : Number(copies) }
      }),
  )
