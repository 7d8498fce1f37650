import { lazyComponent } from '../../app/lazyComponent.tsx'

// what is not looked at in every game is fetched when it first is
export const LazyBoardTable = lazyComponent(async () => (await import('../board/BoardTable.tsx')).BoardTable)
export const ChartsTab = lazyComponent(
  async () => (await import('../ledger/charts/ChartsPane.tsx')).ChartsPane,
)
export const LazyChat = lazyComponent(async () => (await import('../../online/room/Chat.tsx')).Chat)
export const LazyLogPane = lazyComponent(async () => (await import('../ledger/log/LogPane.tsx')).LogPane)
export const LazyNotes = lazyComponent(async () => (await import('../../online/room/Notes.tsx')).Notes)
export const LazySupplies = lazyComponent(async () => (await import('../ledger/Supplies.tsx')).Supplies)
