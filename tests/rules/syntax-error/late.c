static redisAtomic size_t lazyfree_objects = 0;
