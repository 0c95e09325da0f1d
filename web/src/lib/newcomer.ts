/** Whether somebody on this device has played a game of a kind to its end: until then it is eased. */
import { remember, remembered } from './memory'

export function isFirst(slug: string): boolean {
  return remembered(`finished.${slug}`) === null
}

export function finished(slug: string): void {
  remember(`finished.${slug}`, 'yes')
}
