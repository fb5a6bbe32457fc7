import { HillsAndStars } from '../../ui/drawings/hills-and-stars.tsx'
import fox from './art/fox.svg'
import robot from './art/robot.svg'

/** Two of the cast on a stage of their own. Decoration, so silent. */
export function LittleStage() {
  return (
    <div
      aria-hidden="true"
      className="relative aspect-square overflow-clip rounded-lg border-[1.5px] border-outline bg-[#221a52] shadow-paper"
    >
      <HillsAndStars className="absolute inset-x-0 bottom-0 h-3/4" />
      <img src={fox} alt="" className="absolute bottom-[14%] left-[12%] w-[34%]" />
      <img src={robot} alt="" className="absolute right-[10%] -bottom-[3%] w-[44%]" />
    </div>
  )
}
