export function served(request: string, reply: string): number {  //! unused-variable (information)
  const told = request.trim();  //! unused-variable (information)
  let count = 0;  //! unused-variable (warning)
  try {
    return Number(request);
  } catch (error) {  //! unused-variable (information)
    return 0;
  }
}
