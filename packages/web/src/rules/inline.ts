import { RULE_ID } from '@roundhouse/kernel'

/** A piece of a line of text. */
type Piece =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string }

const MARKS = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|(${RULE_ID.source})`, 'g')

/** A line of a rule book as pieces: strong, emphasised, code, and other rules that it names. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let read = 0
  for (const found of line.matchAll(MARKS)) {
    if (found.index > read) pieces.push({ kind: 'text', text: line.slice(read, found.index) })
    const [whole, strong, em, code, rule] = found
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else if (em !== undefined) pieces.push({ kind: 'em', text: em })
    else if (code !== undefined) pieces.push({ kind: 'code', text: code })
    else pieces.push({ kind: 'rule', text: rule! })
    read = found.index + whole.length
  }
  if (read < line.length) pieces.push({ kind: 'text', text: line.slice(read) })
  return pieces
}
