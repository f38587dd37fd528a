import { useContext } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Menu } from './base-ui.js'
import { MainPart } from './main-part.js'

interface MenuPopupProps extends Pick<ComponentProps<typeof Menu.Positioner>, 'side' | 'align'> {
  readonly children: ReactNode
}

/**
 * The opened part of a menu. It stands in the main landmark of the page, fixed to the window: outside of all
 * landmarks, a person who moves from landmark to landmark would pass it by. Everything around it is covered, the
 * button as well, so that the next tap closes the menu and nothing else.
 */
export function MenuPopup({ children, ...place }: MenuPopupProps): ReactNode {
  return (
    <Menu.Portal container={useContext(MainPart)}>
      <Menu.Backdrop className="menu-around" />
      <Menu.Positioner
        {...place}
        className="menu-place"
        positionMethod="fixed"
        sideOffset={6}
        collisionPadding={8}
      >
        <Menu.Popup className="menu">{children}</Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  )
}
