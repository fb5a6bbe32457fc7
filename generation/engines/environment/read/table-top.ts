import type { PlannedThing } from '../design.ts'

/** What one puts on a table rather than on the floor. */
const small =
  /(?:^| )(?:computers?|laptop|monitor|cup|mug|plate|bowl|bottle|glass|goblet|books?|candle|vase|teapot|kettle|bread|loaf|cake|pie|pizza|potion|radio|phone|telephone|typewriter|globe|hourglass|alarm clock|table lamp|desk lamp|fruit|apple|orange|cheese|wine|cutlery|tray|toaster|microwave|microscope|crystal ball|skull|candlestick|candelabra|scroll|quill|letter|newspaper|camera|chess set|chessboard|beaker|flask|test tube|muffin|donut|cupcake|sandwich|salad|soup|sushi|ramen|roast turkey|lunch box|pencil|pen|notebook|spell book)$/

const surfaces =
  /(?:table|desk|counter|workbench|sideboard|nightstand|altar|bar|dresser|cabinet|kitchen island|shelf|console)$/

const mostOnTables = 10

/** Small things of a room that nobody placed stand on its tables; those that were asked for come first. */
export function setOnTables(things: readonly PlannedThing[]): void {
  const carriers = things.filter(({ noun }) => surfaces.test(noun))
  const carrier = carriers.find(({ asked }) => asked) ?? carriers[0]
  if (!carrier) return
  for (const thing of things) {
    if (
      !thing.asked ||
      thing.does ||
      thing.place.how !== 'anywhere' ||
      thing.metres > 0.7 ||
      // A hundred candles stand all over the room.
      thing.count > mostOnTables ||
      !small.test(thing.noun)
    )
      continue
    const desk = /computer|laptop|monitor|typewriter|desk lamp/.test(thing.noun)
      ? carriers.find(({ noun }) => /desk|workbench/.test(noun))
      : undefined
    const on = desk ?? carrier
    thing.place = { how: 'on', of: on.id }
    thing.count = Math.min(thing.count, Math.max(2, on.count * 2))
  }
}
