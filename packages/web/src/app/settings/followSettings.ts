import { effect } from '@preact/signals'
import { ask } from '../../worker/connection.ts'
import { language, motionPolicy, pace, textSize, theme } from './settings.ts'

/** Brings the page and the worker in line with the settings, now and whenever one changes. */
export function followSettings(): void {
  const page = document.documentElement
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  effect(() => {
    page.lang = language.value
    manifest!.href = `/manifest.${language.value}.webmanifest`
    void ask('speak', { language: language.value })
  })
  effect(() => {
    if (theme.value === 'system') delete page.dataset.theme
    else page.dataset.theme = theme.value
  })
  effect(() => {
    if (motionPolicy.value === 'system') delete page.dataset.motion
    else page.dataset.motion = motionPolicy.value === 'off' ? 'none' : 'full'
  })
  effect(() => page.style.setProperty('--text-scale', `${Number(textSize.value) / 100}`))
  effect(() => void ask('pace', { pace: pace.value }))
}
