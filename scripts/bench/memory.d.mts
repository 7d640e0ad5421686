/** Resident memory of a process in MB, wherever the system tells it. */
export declare function memoryOf(pid: number | undefined): number;
