import { onCard, onCompany, onHex, onStop, onTrain, type Target } from '@roundhouse/view'

/** Where a person points to sell or buy shares of a corporation, or to launch it. */
const onCorporation = ({ corporation }: { readonly corporation: string }): Target =>
  onCompany({ company: corporation })

/** Where a person points to do what every title has. */
export const TARGETS_18XX = {
  sell: onCorporation,
  buy: onCorporation,
  launch: onCorporation,
  'sell-for-train': onCorporation,
  lay: onHex,
  token: ({ hex, city }: { readonly hex: string; readonly city: number }) => onStop(hex, city),
  'buy-private': ({ private: id }: { readonly private: string }) => onCard(id),
  'offer-train': ({ train }: { readonly train: string }) => onTrain(train),
  'return-train': ({ train }: { readonly train: string }) => onTrain(train),
  run: (): Target => ({ on: 'routes' }),
}
