/** What the parts are given that take part in a sale. */
import type { Props } from './props';
import type { SaleDraft } from './use-sale';

export interface SaleProps extends Props {
  readonly sale: SaleDraft;
}
