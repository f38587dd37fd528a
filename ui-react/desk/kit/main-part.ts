import { createContext } from 'react'
import type { RefObject } from 'react'

/** The main landmark of the page, in which menus stand. */
export const MainPart = createContext<RefObject<HTMLElement | null>>({ current: null })
