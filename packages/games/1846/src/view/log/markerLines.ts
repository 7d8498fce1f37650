import { placeFigure, playerFigure } from '@roundhouse/18xx/view'
import { ownerName } from '@roundhouse/view'
import type { Lines } from './context.ts'

/** 1846-3.6: markers of privates, and the second token of a corporation. */
export const markerLines: Lines<
  'port-set' | 'markers-left' | 'beneficiary-set' | 'second-token' | 'marker-placed' | 'marker-removed'
> = {
  'port-set': ({ hex, by: who }, context) => {
    const { wording } = context
    return {
      text: wording.words.log.portSet({ who: ownerName(wording, who), ...placeFigure(context, hex) }),
      hex,
    }
  },
  'markers-left': ({ seat }, context) => ({
    text: context.wording.words.log.markersLeft(playerFigure(context, seat)),
  }),
  'beneficiary-set': ({ company }, { wording: { words } }) => ({
    text: words.log.beneficiary({ company }),
    company,
  }),
  'second-token': ({ corporation: company, hex }, context) => ({
    text: context.wording.words.log.freeToken({ company, ...placeFigure(context, hex) }),
    company,
    hex,
  }),
  'marker-placed': ({ marker, hex, corporation: company }, context) => {
    const { log, markers } = context.wording.words
    const text = log.markerPlaced({ company, marker: markers[marker], ...placeFigure(context, hex) })
    return { text, company, hex }
  },
  'marker-removed': ({ marker }, { wording: { words } }) => ({
    text: words.log.markerRemoved({ marker: words.markers[marker] }),
  }),
}
