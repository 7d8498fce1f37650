/** What is wrong with a claimed set of routes. Routes, stops, links and units are meant by number. */
export type RouteProblem =
  | { readonly problem: 'unknown-train'; readonly route: number; readonly train: number }
  | { readonly problem: 'train-again'; readonly route: number; readonly train: number }
  | { readonly problem: 'too-short'; readonly route: number }
  | { readonly problem: 'no-such-link'; readonly route: number; readonly link: number }
  | { readonly problem: 'link-elsewhere'; readonly route: number; readonly link: number }
  | { readonly problem: 'track-again'; readonly route: number; readonly unit: number }
  | { readonly problem: 'stop-again'; readonly route: number; readonly stop: number }
  | { readonly problem: 'group-again'; readonly route: number; readonly group: string }
  | { readonly problem: 'hex-again'; readonly route: number; readonly hex: string }
  | { readonly problem: 'closed'; readonly route: number; readonly stop: number }
  | { readonly problem: 'second-exception'; readonly route: number; readonly stop: number }
  | { readonly problem: 'no-end'; readonly route: number; readonly stop: number }
  | { readonly problem: 'unpaid-end'; readonly route: number; readonly stop: number }
  | { readonly problem: 'no-token'; readonly route: number }
  | { readonly problem: 'paid-elsewhere'; readonly route: number; readonly stop: number }
  | { readonly problem: 'paid-again'; readonly route: number; readonly stop: number }
  | { readonly problem: 'may-not-skip'; readonly route: number; readonly stop: number }
  | { readonly problem: 'over-allowance'; readonly route: number; readonly stop: number }
  | { readonly problem: 'too-many-visits'; readonly route: number; readonly visits: number }
  | { readonly problem: 'wrong-revenue'; readonly route: number; readonly earned: number }
  | { readonly problem: 'wrong-subsidy'; readonly route: number; readonly earned: number }
  | { readonly problem: 'once-bonus-again' }
  | { readonly problem: 'apart' }
  | { readonly problem: 'home-missed' }
  | { readonly problem: 'wrong-total'; readonly revenue: number; readonly subsidy: number }
