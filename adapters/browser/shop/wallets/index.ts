export { startWallets } from './start-wallets.js'
export { walletBlocks } from './wallet-blocks.js'
export type { WalletBinding, Wallets } from './start-wallets.js'
