/** The sounds of a game. Each says what the screen shows too. */
export const SOUNDS = ['turn', 'move', 'refused'] as const
export type Sound = (typeof SOUNDS)[number]

/** One tone: its height in hertz, when it begins and how long it lasts, in seconds, and how loud it is. */
interface Tone {
  readonly hertz: number
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

/** A two-tone bell, a tap on wood, two low tones downwards. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { hertz: 659, at: 0, lasts: 0.5, loud: 0.12 },
    { hertz: 880, at: 0.14, lasts: 0.7, loud: 0.12 },
  ],
  move: [
    { hertz: 320, at: 0, lasts: 0.07, loud: 0.16 },
    { hertz: 480, at: 0, lasts: 0.03, loud: 0.08 },
  ],
  refused: [
    { hertz: 233, at: 0, lasts: 0.16, loud: 0.12 },
    { hertz: 175, at: 0.14, lasts: 0.24, loud: 0.12 },
  ],
}

let context: AudioContext | undefined

/** Makes a sound; where the browser allows none, nothing happens. */
export function play(sound: Sound): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => {})
  for (const tone of TONES[sound]) ring(context, tone)
}

function ring(audio: AudioContext, { hertz, at, lasts, loud }: Tone): void {
  const start = audio.currentTime + at
  const voice = new OscillatorNode(audio, { type: 'triangle', frequency: hertz })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + lasts)
}
