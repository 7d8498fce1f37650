import { useEffect } from 'preact/hooks'
import { Header } from '../../app/Header.tsx'
import { words } from '../../app/words.ts'
import { isBusy } from '../../game/state/derived.ts'
import { openAgain } from '../../game/state/gameRequests.ts'
import { pauseAfter } from '../../worker/online/liveConnection.ts'

/** A table that could not be opened because the server cannot be reached: it is tried again by itself, after ever longer pauses. */
export const RetryNotice = () => {
  const { notFound, online } = words.value
  useEffect(tryOnAndOn, [])
  return (
    <>
      <Header />
      <div class="page notice-page stack gap-16">
        <p role="status">{online.play.unreached}</p>
        <button type="button" class="button" aria-disabled={isBusy.value} onClick={() => void openAgain()}>
          {online.play.tryAgain}
        </button>
        <a class="tall-link" href="/">
          {notFound.home}
        </a>
      </div>
    </>
  )
}

function tryOnAndOn(): () => void {
  let tries = 1
  let next = 0
  const wait = () => {
    next = window.setTimeout(again, pauseAfter(tries++, Math.random() * 2 ** 32))
  }
  const again = () => {
    void openAgain()
    wait()
  }
  const hurry = () => {
    clearTimeout(next)
    tries = 0
    again()
  }
  wait()
  addEventListener('online', hurry)
  return () => {
    clearTimeout(next)
    removeEventListener('online', hurry)
  }
}
