import type { WireTrouble } from '@roundhouse/wire'
import { RequestTrouble } from '../trouble.ts'
import { processorTime } from './processorTime.ts'

/** What a thread can be asked to do. */
export type Calls = Readonly<Record<string, (...args: never[]) => unknown>>

/** What is asked of a thread. */
export interface ThreadQuestion {
  readonly name: string
  readonly args: readonly unknown[]
}

/** What it answers, and how long it worked for that, in milliseconds. */
export type ThreadAnswer = { readonly ms: number } & (
  | { readonly value: unknown }
  | { readonly trouble: WireTrouble; readonly more: Readonly<Record<string, unknown>> }
  | { readonly error: string }
)

/** Does what is asked. Only what can be sent from thread to thread is in the answer. */
export async function answerTo(calls: Calls, { name, args }: ThreadQuestion): Promise<ThreadAnswer> {
  const began = processorTime()
  const ms = () => processorTime() - began
  try {
    const value = await calls[name]!(...(args as never[]))
    return { value, ms: ms() }
  } catch (error) {
    if (error instanceof RequestTrouble) return { trouble: error.code, more: error.more, ms: ms() }
    return { error: (error as Error)?.stack ?? String(error), ms: ms() }
  }
}

/** The value of an answer, or its error thrown here. */
export function readAnswer(answer: ThreadAnswer): unknown {
  if ('trouble' in answer) throw new RequestTrouble(answer.trouble, answer.more)
  if ('error' in answer) throw new Error(answer.error)
  return answer.value
}
