import { lazyComponent } from '../app/lazyComponent.tsx'
import { openRule } from './openRule.ts'

const LazyRulePanel = lazyComponent(async () => (await import('./OpenRulePanel.tsx')).OpenRulePanel)

/** The rule book over whatever else is open. */
export const RulePanel = () => openRule.value && <LazyRulePanel of={openRule.value} />
