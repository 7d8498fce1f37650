import { useLayoutEffect } from 'preact/hooks'
import { armGuard } from '../game/state/misclickGuard.ts'
import { GuardMark } from './GuardMark.tsx'

/** Stands with buttons that come up where others were a moment before, or that are others when `of` is: until they have been seen, presses do not count. */
export const Guard = ({ of }: { of?: unknown }) => {
  useLayoutEffect(() => {
    armGuard()
    // what moves up when they go has not been seen there either
    return () => armGuard()
  }, [of])
  return <GuardMark />
}
