/** One way through school and working life; keeps education, job, income and age in agreement. */
export interface Career {
  education: string;
  degrees: readonly string[];
  /** Youngest age at which the degree is finished and someone works in it. */
  fromAge: number;
  weight: number;
  jobs: readonly Job[];
}

/** A post with its starting pay. */
export interface Job {
  occupation: string;
  work: string;
  /** Lakh rupees a year in Pune at `fromAge`. */
  lakhs: number;
  /** Growth of pay a year, e.g. 0.08. */
  growth: number;
  goals: readonly string[];
  /** Whether such work exists for someone living abroad. */
  abroad: boolean;
}

/** One row of the table of careers. */
export function career(
  education: string,
  degrees: readonly string[],
  fromAge: number,
  weight: number,
  jobs: readonly Job[],
): Career {
  return { education, degrees, fromAge, weight, jobs };
}

/** One job in a row of the table; pay in lakh rupees a year. */
export function job(
  occupation: string,
  work: string,
  lakhs: number,
  growth: number,
  goals: readonly string[],
  abroad = false,
): Job {
  return { occupation, work, lakhs, growth, goals, abroad };
}
