/** Something that is measured, and of how many actions it is made. */
export type Task = readonly [name: string, actions: number, run: () => void | Promise<void>]
