export declare const verification: {
    name: string;
    sql: string;
};
