import type { Seat } from '@roundhouse/kernel'
import type { Fact } from './fact.ts'

/** A table of texts; each row begins with whose it is. */
export interface TableScene {
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly cells: readonly string[]
    /** Of a player. */
    readonly seat?: Seat
    /** Of a company. */
    readonly company?: string
    /** It is what is decided now. */
    readonly now?: true
  }[]
}

/** A part of something that comes about step by step. */
export interface ChapterScene {
  readonly title: string
  /** It is decided now: it is read first. */
  readonly now?: true
  readonly table?: TableScene
  readonly facts?: readonly Fact[]
}

/** Something that comes about step by step, to be read chapter by chapter. */
export interface SequenceScene {
  readonly title: string
  /** What is taken for granted in it. */
  readonly note?: string
  readonly chapters: readonly ChapterScene[]
}
