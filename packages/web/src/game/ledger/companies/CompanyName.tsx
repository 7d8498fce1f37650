import type { ComponentChildren } from 'preact'
import { TokenPicture } from '../../../board/tokens/token.tsx'
import { companyLooks } from '../../state/derived.ts'

interface Props {
  readonly id: string
  readonly name?: string
  readonly children?: ComponentChildren
}

/** The token of a company and its short name, in a table. */
export const CompanyName = ({ id, name, children }: Props) => {
  const look = companyLooks.value.get(id)
  return (
    <span class="company-name bold text-m" title={name}>
      {look && <TokenPicture look={look} size={23} />}
      {id}
      {children}
    </span>
  )
}
