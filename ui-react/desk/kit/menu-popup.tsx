import { useContext } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Menu } from './base-ui.js'
import { MainPart } from './main-part.js'

interface MenuPopupProps extends Pick<ComponentProps<typeof Menu.Positioner>, 'side' | 'align'> {
  readonly children: ReactNode
}

/**
 * The opened part of a menu. It is in the main landmark of the page, fixed to the window, since people who
 * move between landmarks would miss it outside. It covers everything around it, also the button, so that the
 * next tap only closes the menu.
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
