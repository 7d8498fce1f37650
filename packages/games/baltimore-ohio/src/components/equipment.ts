/** A card of the equipment stack. Its number is its place in the stack, 1 on top. */
export interface EquipmentCard {
  readonly number: number
  readonly level: number
  readonly cost: number
  readonly scrap: number
}

/** BO-6.2: the costs of each level's cards in the order of the stack. */
const LEVELS: readonly { readonly scrap: number; readonly costs: readonly number[] }[] = [
  { scrap: 20, costs: [100, 95, 90, 85, 80] },
  { scrap: 40, costs: [140, 130, 120, 110, 100] },
  { scrap: 60, costs: [200, 185, 170, 155, 140] },
  { scrap: 80, costs: [280, 260, 240, 220, 200] },
  { scrap: 100, costs: [380, 355, 330, 305, 280] },
  { scrap: 120, costs: [500, 470, 440, 410, 380] },
]

export const EQUIPMENT: readonly EquipmentCard[] = LEVELS.flatMap(({ scrap, costs }, place) =>
  costs.map((cost) => ({ level: place + 1, cost, scrap })),
).map((card, place) => ({ number: place + 1, ...card }))

/** A card by its number. */
export const cardOf = (number: number): EquipmentCard => EQUIPMENT[number - 1]!
