/** What a React application works with (`vitrine/react`, docs/react.md). */
export { createShop } from './create-shop.js'
export {
  ShopProvider,
  useAddToCart,
  useCapabilities,
  useCart,
  useCheckout,
  useProduct,
  useProductForm,
  useShop,
  useSkuSelection,
} from '../../ui-react/index.js'
export type { ReactShop, ShopOptions } from './create-shop.js'
export type {
  AddToCartHook,
  BuyNow,
  CartHook,
  CheckoutHook,
  CheckoutOptions,
  PaypalHook,
  ProductFormHook,
  ProductHook,
  ProductState,
  Shop,
  SkuSelectionHook,
  WalletHook,
} from '../../ui-react/index.js'
