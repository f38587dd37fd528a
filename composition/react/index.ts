/** The functions and hooks for React applications (`vitrine/react`, docs/react.md). */
export { createShop } from './create-shop.js'
export { createVisitorAccounts } from './create-visitor-accounts.js'
export {
  AccountsProvider,
  Gate,
  ShopProvider,
  useAccount,
  useAccounts,
  useAddToCart,
  useCapabilities,
  useCart,
  useCheckout,
  usePriceText,
  useProduct,
  useProductForm,
  useProducts,
  useSession,
  useShop,
  useSkuSelection,
} from '../../ui-react/index.js'
export type { ReactAccounts, VisitorAccountsOptions } from './create-visitor-accounts.js'
export type { OpenPaymentForm, PaymentFormTable } from '../payment-forms/load-payment-form.js'
export type { AdapterBase, AdapterTable } from '../adapter-table.js'
export type { PaymentContext } from '../payment-forms/payment-context.js'
export type { ReactShop, ShopOptions } from './create-shop.js'
export type {
  AccountHook,
  AddToCartHook,
  BuyNow,
  CartHook,
  CheckoutHook,
  CheckoutOptions,
  GateProps,
  PaypalHook,
  ProductFormHook,
  ProductHook,
  ProductState,
  ProductsHook,
  ProductsWish,
  SessionHook,
  Shop,
  SkuSelectionHook,
  VisitorAccounts,
  WalletHook,
} from '../../ui-react/index.js'
