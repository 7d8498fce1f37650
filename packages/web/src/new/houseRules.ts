import type { OptionValue } from '@roundhouse/view'
import { words } from '../app/words.ts'
import type { GameCard } from '../worker/protocol/cards.ts'
import { unusualOptions } from './newGamePlan.ts'

/** The rules that a table has settled otherwise than usual, in words; that there are none is said too. */
export function houseRules(
  options: Readonly<Record<string, unknown>>,
  card: Pick<GameCard, 'options'>,
): readonly { readonly label: string; readonly value: string }[] {
  const { newGame } = words.value
  const chosen = Object.entries(unusualOptions(options as Record<string, OptionValue>, card.options))
  const said = chosen.flatMap(([name, chosenValue]) => {
    const option = card.options.find((one) => one.name === name)
    const value = option?.values.find((one) => one.value === chosenValue)
    return option && value ? [{ label: option.label, value: value.label }] : []
  })
  return said.length > 0 ? said : [{ label: newGame.options, value: newGame.byTheBook }]
}
