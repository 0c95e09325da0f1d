/** What a table agreed on, in words: how time runs there, and where it departs from the leaflet. */
import type { Value } from './setting'
import type { Option } from './wire'

interface Text {
  readonly name: string
  readonly values: Readonly<Record<string, string>>
}

export function agreedTexts(
  options: Readonly<Record<string, Value | undefined>>,
  known: readonly Option[],
  textOf: (name: string) => Text | undefined,
): readonly string[] {
  return known.flatMap(({ name, values, always }) => {
    const [value, text] = [options[name], textOf(name)]
    const usual = value === values[0] && !always // what is always chosen is always said
    if (value === undefined || usual || text === undefined) return []
    return [`${text.name}\u00a0: ${text.values[String(value)] ?? value}`]
  })
}
