import type { ComponentType } from 'react'
import {
  IconAudit,
  IconCollections,
  IconDiscounts,
  IconFiles,
  IconForms,
  IconHealth,
  IconHome,
  IconMails,
  IconMembers,
  IconOrders,
  IconProducts,
  IconSettings,
  IconSubscriptions,
} from '../kit/icons.js'

/** A page of the desk in the navigation. */
export interface Place {
  readonly path: string
  readonly name: string
  /** The key that opens the page after `g`. */
  readonly key: string
  readonly icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

/** The pages of the desk in order. */
export const PLACES: readonly Place[] = [
  { path: '/', name: 'Home', key: 'h', icon: IconHome },
  { path: '/orders', name: 'Orders', key: 'o', icon: IconOrders },
  { path: '/products', name: 'Products', key: 'p', icon: IconProducts },
  { path: '/discounts', name: 'Discounts', key: 'd', icon: IconDiscounts },
  { path: '/members', name: 'Members', key: 'm', icon: IconMembers },
  { path: '/subscriptions', name: 'Subscriptions', key: 'u', icon: IconSubscriptions },
  { path: '/forms', name: 'Forms', key: 'f', icon: IconForms },
  { path: '/collections', name: 'Collections', key: 'c', icon: IconCollections },
  { path: '/files', name: 'Files', key: 'i', icon: IconFiles },
  { path: '/mails', name: 'Mails', key: 'e', icon: IconMails },
  { path: '/health', name: 'Health', key: 'l', icon: IconHealth },
  { path: '/audit', name: 'Audit log', key: 'a', icon: IconAudit },
  { path: '/settings', name: 'Settings', key: 's', icon: IconSettings },
]

/** The pages in the bar of a phone; others are under More. */
export const PHONE_PLACES = PLACES.slice(0, 3)
