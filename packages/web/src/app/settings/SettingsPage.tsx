import type { Signal } from '@preact/signals'
import { LANGUAGES } from '@roundhouse/kernel'
import type { ComponentChildren } from 'preact'
import { AccountPage } from '../../online/account/AccountPage.tsx'
import { play, SOUNDS } from '../../sound/sounds.ts'
import { PACES } from '../../worker/protocol/requests.ts'
import { Icon } from '../Icon.tsx'
import { hasKeyboard } from '../media.ts'
import { Segments } from '../Segments.tsx'
import { useTitle } from '../useTitle.ts'
import { words } from '../words.ts'
import { KeySettings } from './KeySettings.tsx'
import {
  CONFIRMS,
  confirmPolicy,
  hatchesEras,
  language,
  letterKeys,
  MOTIONS,
  motionPolicy,
  pace,
  showsHexNames,
  sounds,
  TEXT_SIZES,
  THEMES,
  textSize,
  theme,
} from './settings.ts'
import { settingsWords } from './settingsWords.ts'
import './settingsPage.css'

/** How the app looks, sounds and speaks on this device. */
export const SettingsPage = () => {
  const { language: languages, theme: themes } = words.value
  const settings = settingsWords.value
  useTitle(settings.title)
  return (
    <div class="page settings stack gap-16">
      <h1>{settings.title}</h1>
      <p class="quiet">{settings.stored}</p>
      <Group title={settings.looks}>
        <ChoiceSetting
          name="language"
          title={languages.name}
          of={LANGUAGES.map((value) => ({ value, label: languages[value], lang: value }))}
          setting={language}
        />
        <ChoiceSetting
          name="theme"
          title={themes.name}
          of={THEMES.map((value) => ({ value, label: themes[value] }))}
          setting={theme}
        />
        <ChoiceSetting
          name="size"
          title={settings.textSize}
          of={TEXT_SIZES.map((value) => ({ value, label: `${value}%` }))}
          setting={textSize}
        />
        <ChoiceSetting
          name="motion"
          title={settings.motion}
          of={MOTIONS.map((value) => ({ value, label: settings.motions[value] }))}
          setting={motionPolicy}
        />
      </Group>
      <Group title={settings.map}>
        <Switch
          name="patterns"
          title={settings.patterns}
          hint={settings.patternsHint}
          setting={hatchesEras}
        />
        <Switch
          name="coordinates"
          title={settings.coordinates}
          hint={settings.coordinatesHint}
          setting={showsHexNames}
        />
      </Group>
      <Group title={settings.play}>
        <ChoiceSetting
          name="pace"
          title={settings.pace}
          of={PACES.map((value) => ({ value, label: settings.paces[value] }))}
          setting={pace}
        />
        <ChoiceSetting
          name="confirm"
          title={settings.confirm}
          hint={settings.confirmHint}
          of={CONFIRMS.map((value) => ({ value, label: settings.confirms[value] }))}
          setting={confirmPolicy}
        />
        <Switch name="sounds" title={settings.sounds} hint={settings.soundsHint} setting={sounds} />
        <ul class="sounds stack">
          {SOUNDS.map((sound) => (
            <li key={sound} class="row gap-12">
              <button
                type="button"
                class="button square rigid"
                aria-label={settings.listen(settings.soundNames[sound])}
                onClick={() => play(sound)}
              >
                <Icon name="sound" />
              </button>
              <span>{settings.soundNames[sound]}</span>
            </li>
          ))}
        </ul>
      </Group>
      {hasKeyboard.value && (
        <Group title={settings.keyboard}>
          <Switch
            name="letters"
            title={settings.letterKeys}
            hint={settings.letterKeysHint}
            setting={letterKeys}
          />
          {letterKeys.value && <KeySettings />}
        </Group>
      )}
      <AccountPage />
    </div>
  )
}

const Group = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="card">
    <h2>{title}</h2>
    {children}
  </section>
)

interface ChoiceSettingProps<T extends string> {
  readonly name: string
  readonly title: string
  readonly hint?: string
  readonly of: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  readonly setting: Signal<T>
}

const ChoiceSetting = <T extends string>({ name, title, hint, of, setting }: ChoiceSettingProps<T>) => (
  <SettingRow title={title} hint={hint}>
    <Segments
      name={`settings-${name}`}
      label={title}
      value={setting.value}
      of={of}
      choose={(chosen) => {
        setting.value = chosen
      }}
    />
  </SettingRow>
)

interface SwitchProps {
  readonly name: string
  readonly title: string
  readonly hint: string
  readonly setting: Signal<boolean>
}

const Switch = ({ name, title, hint, setting }: SwitchProps) => {
  const settings = settingsWords.value
  return (
    <SettingRow title={title} hint={hint}>
      <Segments
        name={`settings-${name}`}
        label={title}
        value={setting.value ? 'on' : 'off'}
        of={(['off', 'on'] as const).map((value) => ({ value, label: settings[value] }))}
        choose={(chosen) => {
          setting.value = chosen === 'on'
        }}
      />
    </SettingRow>
  )
}

const SettingRow = ({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string | undefined
  children: ComponentChildren
}) => (
  <div class="setting">
    <div>
      <h3>{title}</h3>
      {hint && <p class="caption">{hint}</p>}
    </div>
    {children}
  </div>
)
