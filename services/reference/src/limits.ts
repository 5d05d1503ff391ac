/** Largest file anyone may upload, bytes (5 MB). @source specification, "Limits and other constants" */
export const uploadLimitBytes = 5_242_880;
