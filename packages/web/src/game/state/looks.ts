import { computed } from '@preact/signals'
import { companiesIn } from '@roundhouse/view'
import { looksOf } from '../../board/look.ts'
import { position } from './model.ts'

/** How the companies look. */
export const looks = computed(() => looksOf(position.value ? companiesIn(position.value.scene) : []))
