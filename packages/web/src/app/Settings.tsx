import { LANGUAGES } from '@roundhouse/kernel'
import { PACES } from '../worker/protocol.ts'
import { Segments } from './Segments.tsx'
import { language, pace, TEXT_SIZES, THEMES, textSize, theme } from './settings.ts'
import { useTitle } from './title.ts'
import { words } from './words.ts'
import './settings.css'

/** How the app looks and speaks on this device. */
export const Settings = () => {
  const { settings, language: languages, theme: themes } = words.value
  useTitle(settings.title)
  return (
    <div class="page settings">
      <h1>{settings.title}</h1>
      <div class="card">
        <h2>{languages.name}</h2>
        <Segments
          name="settings-language"
          label={languages.name}
          value={language.value}
          of={LANGUAGES.map((one) => ({ value: one, label: languages[one], lang: one }))}
          choose={(chosen) => {
            language.value = chosen
          }}
        />
        <h2>{themes.name}</h2>
        <Segments
          name="settings-theme"
          label={themes.name}
          value={theme.value}
          of={THEMES.map((one) => ({ value: one, label: themes[one] }))}
          choose={(chosen) => {
            theme.value = chosen
          }}
        />
        <h2>{settings.textSize}</h2>
        <Segments
          name="settings-size"
          label={settings.textSize}
          value={textSize.value}
          of={TEXT_SIZES.map((one) => ({ value: one, label: `${one}%` }))}
          choose={(chosen) => {
            textSize.value = chosen
          }}
        />
        <h2>{settings.pace}</h2>
        <Segments
          name="settings-pace"
          label={settings.pace}
          value={pace.value}
          of={PACES.map((one) => ({ value: one, label: settings.paces[one] }))}
          choose={(chosen) => {
            pace.value = chosen
          }}
        />
      </div>
    </div>
  )
}
