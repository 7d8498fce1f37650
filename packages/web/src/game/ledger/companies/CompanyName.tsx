import { TokenPicture } from '../../../board/tokens/token.tsx'
import { companyLooks } from '../../state/derived.ts'
import { DoneTick } from './DoneTick.tsx'

interface Props {
  readonly id: string
  readonly name?: string
  /** It has acted in this round. */
  readonly done?: boolean
}

/** The token of a company and its short name, in a table. */
export const CompanyName = ({ id, name, done = false }: Props) => {
  const look = companyLooks.value.get(id)
  return (
    <span class="company-name bold text-m" title={name}>
      <span class="holder">
        {look && <TokenPicture look={look} size={23} />}
        {done && <DoneTick />}
      </span>
      {id}
    </span>
  )
}
