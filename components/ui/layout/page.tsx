import type { ElementType } from 'react'
import { Box, type BoxProps } from './box'

/** As wide as what a page holds, in the middle of the window. */
export function Page<Tag extends ElementType = 'div'>(props: BoxProps<Tag>) {
  return <Box {...props} width="page" />
}
