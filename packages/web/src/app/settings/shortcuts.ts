import { signal } from '@preact/signals'
import { readLocal, writeLocal } from '../localStore.ts'
import { letterKeys } from './settings.ts'
import { type ChangedKeys, changedKeys, readKeys, usualKeyOf } from './shortcutTable.ts'

/** Keys that stand in another place than usual: the usual key, and the one pressed instead. */
export const keyChanges = signal<ChangedKeys>(new Map())

/** Reads the keys of this device. */
export function startShortcuts(): void {
  keyChanges.value = readKeys(readLocal('keys'))
}

/** The usual key that a pressed key stands for; undefined where it means nothing. */
export const usualKey = (key: string): string | undefined =>
  key.length === 1 && !letterKeys.value ? undefined : usualKeyOf(keyChanges.value, key)

/** The key to press for what is usually on this one. */
export const keyFor = (usual: string): string => keyChanges.value.get(usual) ?? usual

export const changeKey = (usual: string, key: string): void =>
  setChanged(changedKeys(keyChanges.value, usual, key))

export const usualKeys = (): void => setChanged(new Map())

function setChanged(keys: ChangedKeys): void {
  keyChanges.value = keys
  writeLocal('keys', keys.size > 0 ? JSON.stringify([...keys]) : null)
}
